// The results of the last visit of each block: where EXEC and sets of lanes change in it.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "flow/masks.h"

namespace lw::flow {

class FoundChanges {
 public:
  explicit FoundChanges(size_t blocks) : places_(blocks) {}

  std::span<const Masks::Change> of(BlockId block) const {
    return std::span(changes_).subspan(places_[block].first, places_[block].count);
  }
  // Replaces the result of an earlier visit, or is appended.
  void keep(BlockId block, std::span<const Masks::Change> changes) {
    Place& place = places_[block];
    if (changes.size() > place.count) {
      place.first = static_cast<uint32_t>(changes_.size());
      changes_.resize(changes_.size() + changes.size());
    }
    place.count = static_cast<uint32_t>(changes.size());
    std::ranges::copy(changes, changes_.begin() + place.first);
  }

 private:
  struct Place {
    uint32_t first = 0, count = 0;
  };
  std::vector<Masks::Change> changes_;
  std::vector<Place> places_;  // by block, into changes_
};

}  // namespace lw::flow
