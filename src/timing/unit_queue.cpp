#include "timing/unit_queue.h"

namespace lw::timing {

uint64_t UnitQueue::free(uint32_t wanted) const {
  uint32_t left = used_;
  for (const Entry& entry : entries_) {
    if (left + wanted <= capacity_) return 0;
    left -= entry.size;
    if (left + wanted <= capacity_) return entry.leaves;
  }
  return 0;
}

void UnitQueue::enter(uint64_t time, uint64_t leaves, uint32_t size) {
  while (!entries_.empty() && entries_.front().leaves <= time) {
    used_ -= entries_.front().size;
    entries_.pop_front();
  }
  entries_.push_back({leaves, size});
  used_ += size;
}

}  // namespace lw::timing
