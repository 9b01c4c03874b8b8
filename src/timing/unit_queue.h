// The in-order queue of a unit, which all waves of a SIMD share (RDNA).
#pragma once

#include <cstdint>
#include <deque>

namespace lw::timing {

class UnitQueue {
 public:
  // Sizes of an instruction and of the queue are in hundredths of an ordinary instruction (kWholeInstruction).
  explicit UnitQueue(uint32_t capacity) : capacity_(capacity) {}

  // The time from which the queue has room for this size; 0: now.
  uint64_t free(uint32_t wanted) const;
  // An instruction enters at `time` and leaves when it executes.
  void enter(uint64_t time, uint64_t leaves, uint32_t size);

 private:
  struct Entry {
    uint64_t leaves;
    uint32_t size;
  };
  std::deque<Entry> entries_;
  uint32_t used_ = 0, capacity_;
};

}  // namespace lw::timing
