// A compute unit's TLB: the pages whose translations it holds, the least recently used of which makes room.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "timing/machine.h"

namespace lw::timing {

class Tlb {
 public:
  static constexpr uint32_t kMostEntries = 1024;

  explicit Tlb(const TlbShape& shape)
      : miss_(shape.miss), page_shift_(static_cast<uint32_t>(std::countr_zero(std::max(1u, shape.page_bytes)))) {
    pages_.assign(shape.entries, kNone);
    used_.resize(shape.entries);
    ready_.resize(shape.entries);
  }

  // When an access that is sent at `time` goes on. The TLB starts warm: a page costs nothing while entries are empty.
  uint64_t translated(uint64_t address, uint64_t time) {
    if (pages_.empty()) return time;
    const uint64_t page = address >> page_shift_;
    if (pages_[last_] != page) last_ = place_of(page, time);
    used_[last_] = ++clock_;
    return std::max(time, ready_[last_]);
  }

 private:
  static constexpr uint64_t kNone = UINT64_MAX;

  size_t place_of(uint64_t page, uint64_t time) {
    const auto found = std::find(pages_.begin(), pages_.end(), page);
    if (found != pages_.end()) return static_cast<size_t>(found - pages_.begin());
    const auto place = static_cast<size_t>(std::min_element(used_.begin(), used_.end()) - used_.begin());
    ready_[place] = pages_[place] == kNone ? 0 : time + miss_;
    pages_[place] = page;
    return place;
  }

  uint32_t miss_, page_shift_;
  size_t last_ = 0;  // the place of the last access's page
  uint64_t clock_ = 0;
  std::vector<uint64_t> pages_, used_, ready_;  // by place
};

}  // namespace lw::timing
