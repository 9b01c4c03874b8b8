// E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1 (1986): the version in linear space.
// As in GNU diff, a search that gets too long ends at the furthest point that it has reached, so that the time stays in
// proportion to the number of elements even if the sequences have little in common.
#include "compare/myers.h"

#include <algorithm>

namespace lw::compare {
namespace {

constexpr int64_t kLongestSearch = 256;  // differences on each side of a split

struct Point {
  int64_t before = 0, after = 0;
};

class Myers {
 public:
  Myers(std::span<const uint32_t> before, std::span<const uint32_t> after, Partners& partners)
      : before_(before), after_(after), partners_(partners) {}

  void run(const Box& whole) {
    std::vector<Box> boxes{whole};
    while (!boxes.empty()) {
      Box box = boxes.back();
      boxes.pop_back();
      pair_ends(box);
      if (box.first_before == box.last_before || box.first_after == box.last_after) continue;
      const Point middle = split(box);
      const auto x = static_cast<uint32_t>(middle.before), y = static_cast<uint32_t>(middle.after);
      boxes.push_back({box.first_before, x, box.first_after, y});
      boxes.push_back({x, box.last_before, y, box.last_after});
    }
  }

 private:
  void pair_ends(Box& box) {
    while (box.first_before < box.last_before && box.first_after < box.last_after &&
           before_[box.first_before] == after_[box.first_after])
      partners_[box.first_before++] = box.first_after++;
    while (box.first_before < box.last_before && box.first_after < box.last_after &&
           before_[box.last_before - 1] == after_[box.last_after - 1])
      partners_[--box.last_before] = --box.last_after;
  }

  // The furthest `before` of each diagonal (before - after), from the box's begin and from its end.
  int64_t& forward(int64_t diagonal) { return forward_[static_cast<size_t>(diagonal - lowest_ + 1)]; }
  int64_t& backward(int64_t diagonal) { return backward_[static_cast<size_t>(diagonal - lowest_ + 1)]; }

  // A point on a shortest path, or on a short one.
  Point split(const Box& box) {
    x0_ = box.first_before, x1_ = box.last_before, y0_ = box.first_after, y1_ = box.last_after;
    lowest_ = x0_ - y1_, highest_ = x1_ - y0_;
    const auto diagonals = static_cast<size_t>(highest_ - lowest_ + 3);
    if (forward_.size() < diagonals) forward_.resize(diagonals), backward_.resize(diagonals);
    forward_low_ = forward_high_ = x0_ - y0_;
    backward_low_ = backward_high_ = x1_ - y1_;
    const bool is_odd = ((forward_low_ - backward_low_) & 1) != 0;
    forward(forward_low_) = x0_;
    backward(backward_low_) = x1_;
    Point meeting;
    for (int64_t cost = 1;; ++cost) {
      if (advance_forward(is_odd, meeting) || advance_backward(!is_odd, meeting)) return meeting;
      if (cost >= kLongestSearch) return furthest();
    }
  }

  // One difference more. Whether the two searches have met, where they can.
  bool advance_forward(bool can_meet, Point& meeting) {
    if (forward_low_ > lowest_)
      forward(--forward_low_ - 1) = -1;
    else
      ++forward_low_;
    if (forward_high_ < highest_)
      forward(++forward_high_ + 1) = -1;
    else
      --forward_high_;
    for (int64_t d = forward_high_; d >= forward_low_; d -= 2) {
      int64_t x = std::max(forward(d - 1) + 1, forward(d + 1));
      int64_t y = x - d;
      while (x < x1_ && y < y1_ && before_[static_cast<size_t>(x)] == after_[static_cast<size_t>(y)]) ++x, ++y;
      forward(d) = x;
      if (!can_meet || d < backward_low_ || d > backward_high_ || backward(d) > x) continue;
      meeting = {x, y};
      return true;
    }
    return false;
  }

  bool advance_backward(bool can_meet, Point& meeting) {
    if (backward_low_ > lowest_)
      backward(--backward_low_ - 1) = INT64_MAX;
    else
      ++backward_low_;
    if (backward_high_ < highest_)
      backward(++backward_high_ + 1) = INT64_MAX;
    else
      --backward_high_;
    for (int64_t d = backward_high_; d >= backward_low_; d -= 2) {
      const int64_t below = backward(d - 1), above = backward(d + 1);
      int64_t x = below < above ? below : above - 1;
      int64_t y = x - d;
      while (x > x0_ && y > y0_ && before_[static_cast<size_t>(x - 1)] == after_[static_cast<size_t>(y - 1)]) --x, --y;
      backward(d) = x;
      if (!can_meet || d < forward_low_ || d > forward_high_ || forward(d) < x) continue;
      meeting = {x, y};
      return true;
    }
    return false;
  }

  // The point of either search that has the most elements behind it.
  Point furthest() {
    Point ahead{x0_, y0_}, behind{x1_, y1_};
    for (int64_t d = forward_high_; d >= forward_low_; d -= 2) {
      int64_t x = std::min(forward(d), x1_), y = x - d;
      if (y > y1_) x = y1_ + d, y = y1_;
      if (x + y > ahead.before + ahead.after) ahead = {x, y};
    }
    for (int64_t d = backward_high_; d >= backward_low_; d -= 2) {
      int64_t x = std::max(backward(d), x0_), y = x - d;
      if (y < y0_) x = y0_ + d, y = y0_;
      if (x + y < behind.before + behind.after) behind = {x, y};
    }
    const int64_t gone = ahead.before + ahead.after - x0_ - y0_;
    return x1_ + y1_ - behind.before - behind.after < gone ? ahead : behind;
  }

  std::span<const uint32_t> before_, after_;
  Partners& partners_;
  std::vector<int64_t> forward_, backward_;
  int64_t x0_ = 0, x1_ = 0, y0_ = 0, y1_ = 0;  // the box
  int64_t lowest_ = 0, highest_ = 0;           // its diagonals
  int64_t forward_low_ = 0, forward_high_ = 0, backward_low_ = 0, backward_high_ = 0;
};

}  // namespace

void pair_equal(std::span<const uint32_t> before, std::span<const uint32_t> after, const Box& box, Partners& partners) {
  Myers(before, after, partners).run(box);
}

}  // namespace lw::compare
