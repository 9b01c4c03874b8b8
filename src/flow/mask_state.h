// The known facts about EXEC, and about the sets of lanes in scalar registers, at one point of a program.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "flow/masks.h"

namespace lw::flow {

struct MaskState {
  // By lower register of a pair; pairs that are not listed are unknown.
  using Pairs = std::vector<std::pair<Register, MaskId>>;

  MaskId exec = kAllLanes;
  Pairs pairs;
  bool nonzero = false;  // EXEC is certainly not 0
  bool visited = false;
  bool operator==(const MaskState&) const = default;

  // The set in a pair; kUnknownMask if unknown.
  MaskId pair(Register low) const {
    if (low == kExec) return exec;
    const auto at = std::lower_bound(pairs.begin(), pairs.end(), std::pair<Register, MaskId>(low, 0));
    return at != pairs.end() && at->first == low ? at->second : kUnknownMask;
  }
  void set_pair(Register low, MaskId value) {
    const auto at = std::lower_bound(pairs.begin(), pairs.end(), std::pair<Register, MaskId>(low, 0));
    const bool present = at != pairs.end() && at->first == low;
    if (value == kUnknownMask) {
      if (present) pairs.erase(at);
    } else if (present) {
      at->second = value;
    } else {
      pairs.insert(at, {low, value});
    }
  }
  // No pair holds the set any more: its number is reused for another one.
  void forget_set(MaskId id) {
    std::erase_if(pairs, [id](const auto& pair) { return pair.second == id; });
  }
};

}  // namespace lw::flow
