// The queue of a unit that all waves of a SIMD share and that keeps their order (RDNA).
#pragma once

#include <cstdint>
#include <deque>

namespace lw::timing {

class UnitQueue {
 public:
  // Room, of an instruction and of the queue, is in hundredths of an ordinary instruction (kRoom).
  explicit UnitQueue(uint32_t room) : room_(room) {}

  // From when on there is room for as much more; 0: there is.
  uint64_t free(uint32_t wanted) const;
  // An instruction enters at `time` and leaves when it executes.
  void enter(uint64_t time, uint64_t leaves, uint32_t room);

 private:
  struct Entry {
    uint64_t leaves;
    uint32_t room;
  };
  std::deque<Entry> entries_;
  uint32_t used_ = 0, room_;
};

}  // namespace lw::timing
