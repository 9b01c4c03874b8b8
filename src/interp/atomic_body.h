// The body of an atomic that the host has no instruction for: its new value in all lanes at once, and in one.
#pragma once

#include <array>
#include <cstdint>

#include "interp/atomics.h"
#include "state/state.h"

namespace lw::interp {

class AtomicBody {
 public:
  using Row = std::array<uint64_t, state::kLanes>;

  // `old[lane]` is what memory held for each lane of `lanes`.
  AtomicBody(Context& c, const AtomicStep& step, uint64_t lanes, const uint64_t* old);

  // The new value, of the old value that the constructor got, or that this function got last for the lane.
  uint64_t updated(int lane) const;

  // The same for another old value.
  uint64_t update(int lane, uint64_t old);

 private:
  void read_inputs(uint64_t lanes, const uint64_t* old);
  void run_row(const AtomicStep::Operation& operation, uint64_t lanes, Row& to);
  uint64_t run_lane(const AtomicStep::Operation& operation, int lane);

  Context& c_;
  const AtomicStep& step_;
  std::array<Row, kMaxAtomicValues> values_;
};

}  // namespace lw::interp
