#include "compare/moves.h"

#include <algorithm>
#include <unordered_map>

#include "compare/renaming.h"

namespace lw::compare {
namespace {

constexpr size_t kMostPlaces = 64;  // of one shape that are tried

class Moves {
 public:
  Moves(const Keys& before, const Keys& after, const Partners& partners)
      : before_(before),
        after_(after),
        renaming_(before, after, partners),
        is_free_before_(before.size(), true),
        is_free_after_(after.size(), true),
        moved_(after.size(), kNone) {
    for (size_t i = 0; i < partners.size(); ++i)
      if (partners[i] != kNone) is_free_before_[i] = is_free_after_[partners[i]] = false;
  }

  Partners find() {
    std::unordered_map<uint32_t, Places> places;
    for (uint32_t i = 0; i < before_.size(); ++i)
      if (is_free_before_[i]) places[before_.shape[i]].lines.push_back(i);
    for (uint32_t j = 0; j < after_.size(); ++j) {
      if (!is_free_after_[j]) continue;
      const auto found = places.find(after_.shape[j]);
      if (found != places.end()) take_longest(found->second, j);
    }
    return std::move(moved_);
  }

 private:
  // Lines of the old version with one shape; those before `first` are taken.
  struct Places {
    std::vector<uint32_t> lines;
    size_t first = 0;
  };

  size_t run_length(uint32_t i, uint32_t j) const {
    size_t n = 0;
    while (i + n < before_.size() && j + n < after_.size() && is_free_before_[i + n] && is_free_after_[j + n] &&
           renaming_.agree(i + n, j + n))
      ++n;
    return n;
  }

  void take_longest(Places& places, uint32_t j) {
    while (places.first < places.lines.size() && !is_free_before_[places.lines[places.first]]) ++places.first;
    uint32_t best = kNone;
    size_t longest = 0;
    const size_t end = std::min(places.lines.size(), places.first + kMostPlaces);
    for (size_t p = places.first; p < end; ++p)
      if (const size_t length = run_length(places.lines[p], j); length > longest)
        longest = length, best = places.lines[p];
    if (longest == 0 || (longest == 1 && after_.registers_of(j).empty())) return;
    for (size_t n = 0; n < longest; ++n) {
      moved_[j + n] = static_cast<uint32_t>(best + n);
      is_free_before_[best + n] = is_free_after_[j + n] = false;
    }
  }

  const Keys& before_;
  const Keys& after_;
  Renaming renaming_;
  std::vector<bool> is_free_before_, is_free_after_;
  Partners moved_;
};

}  // namespace

Partners moved_lines(const Keys& before, const Keys& after, const Partners& partners) {
  return Moves(before, after, partners).find();
}

}  // namespace lw::compare
