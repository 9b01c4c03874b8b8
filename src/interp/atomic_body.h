// The body of an atomic without a host function, node by node: computes the new value in all lanes at once, or in one
// lane.
#pragma once

#include <array>
#include <cstdint>

#include "exec/atomics.h"
#include "interp/atomic_step.h"
#include "state/state.h"

namespace lw::interp {

class RecordedBody final : public exec::AtomicBody {
 public:
  using Row = std::array<uint64_t, state::kLanes>;

  RecordedBody(StepContext& c, const AtomicStep& step) : c_(c), step_(step) {}

  void compute(uint64_t lanes, const uint64_t* old) override;
  uint64_t updated(int lane) const override;
  uint64_t update(int lane, uint64_t old) override;

 private:
  void read_inputs(uint64_t lanes, const uint64_t* old);
  void run_row(const AtomicStep::Operation& operation, uint64_t lanes, Row& to);
  uint64_t run_lane(const AtomicStep::Operation& operation, int lane);

  StepContext& c_;
  const AtomicStep& step_;
  std::array<Row, kMaxAtomicValues> values_;
};

}  // namespace lw::interp
