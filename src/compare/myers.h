// The longest common subsequence of two sequences of numbers, or one that is not much shorter. Private to this folder.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace lw::compare {

// For each element of a sequence, the index of its partner in the other one, or kNone. Partners ascend.
using Partners = std::vector<uint32_t>;

// Pairs equal elements from `first_before` to `last_before` and from `first_after` to `last_after` (both exclusive).
struct Box {
  uint32_t first_before = 0, last_before = 0, first_after = 0, last_after = 0;
};
void pair_equal(std::span<const uint32_t> before, std::span<const uint32_t> after, const Box& box, Partners& partners);

}  // namespace lw::compare
