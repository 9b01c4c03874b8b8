#include "compare/refine.h"

#include <algorithm>

#include "compare/renaming.h"

namespace lw::compare {
namespace {

constexpr size_t kAround = 24;      // good pairs that bound a stretch
constexpr uint32_t kLongest = 384;  // lines of one version in a stretch: its table is the square of that

// The path through both versions: from each point to the next, by a pair or by lines without one.
struct Step {
  uint32_t before = 0, after = 0;  // where it begins
  bool is_good = true;
};

// Lines without partners go side by side, so that a cut of a long stretch leaves lines of both on each side.
std::vector<Step> path_of(const Renaming& renaming, const Partners& partners, uint32_t after_count) {
  std::vector<Step> path;
  const auto before_count = static_cast<uint32_t>(partners.size());
  uint32_t x = 0, y = 0;
  while (x < before_count || y < after_count) {
    uint32_t next_x = x;
    while (next_x < before_count && partners[next_x] == kNone) ++next_x;
    const uint32_t next_y = next_x < before_count ? partners[next_x] : after_count;
    const uint64_t steps = std::max(next_x - x, next_y - y);
    for (uint64_t s = 0; s < steps; ++s)
      path.push_back({static_cast<uint32_t>(x + s * (next_x - x) / steps),
                      static_cast<uint32_t>(y + s * (next_y - y) / steps), false});
    if (next_x < before_count) path.push_back({next_x, next_y, renaming.agree(next_x, next_y)});
    x = std::min(next_x + 1, before_count);
    y = next_x < before_count ? next_y + 1 : after_count;
  }
  path.push_back({before_count, after_count, true});
  return path;
}

class Refiner {
 public:
  Refiner(const Renaming& renaming, Partners& partners) : renaming_(renaming), partners_(partners) {}

  // Needleman and Wunsch's table with fit() as the weight of a pair and no cost of a gap.
  void align(const Step& first, const Step& last) {
    const size_t rows = last.before - first.before, columns = last.after - first.after;
    if (rows == 0) return;
    std::fill_n(partners_.begin() + first.before, rows, kNone);
    if (columns == 0) return;
    directions_.assign(rows * columns, kPair);
    above_.assign(columns + 1, 0);
    current_.assign(columns + 1, 0);
    for (size_t r = 0; r < rows; ++r) {
      for (size_t c = 0; c < columns; ++c) {
        const int fit = renaming_.fit(first.before + r, first.after + c);
        const int pair = fit == 0 ? -1 : above_[c] + fit;
        const int best = std::max({pair, above_[c + 1], current_[c]});
        current_[c + 1] = best;
        directions_[r * columns + c] = best == pair ? kPair : best == current_[c] ? kSkipAfter : kSkipBefore;
      }
      std::swap(above_, current_);
    }
    for (size_t r = rows, c = columns; r > 0 && c > 0;) {
      const Direction direction = directions_[(r - 1) * columns + c - 1];
      if (direction == kPair) partners_[first.before + r - 1] = static_cast<uint32_t>(first.after + c - 1);
      r -= direction == kSkipAfter ? 0 : 1;
      c -= direction == kSkipBefore ? 0 : 1;
    }
  }

 private:
  enum Direction : uint8_t { kPair, kSkipBefore, kSkipAfter };
  const Renaming& renaming_;
  Partners& partners_;
  std::vector<Direction> directions_;
  std::vector<int> above_, current_;
};

}  // namespace

void refine(const Keys& before, const Keys& after, Partners& partners) {
  const Renaming renaming(before, after, partners);
  const std::vector<Step> path = path_of(renaming, partners, static_cast<uint32_t>(after.size()));
  Refiner refiner(renaming, partners);
  const size_t end = path.size() - 1;
  size_t done = 0;  // steps
  for (size_t at = 0; at < end; ++at) {
    if (path[at].is_good) continue;
    size_t first = std::max(done, at < kAround ? 0 : at - kAround), last = at + 1;
    for (size_t good = 0; last < end && good < kAround; ++last) {
      good = path[last].is_good ? good + 1 : 0;
      if (path[last].before - path[first].before < kLongest && path[last].after - path[first].after < kLongest)
        continue;
      refiner.align(path[first], path[last]);
      first = last;
    }
    refiner.align(path[first], path[last]);
    done = last;
    at = last - 1;
  }
}

}  // namespace lw::compare
