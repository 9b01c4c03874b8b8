// Atomics: the step says which places of the wave's registers the operands of exec/atomic_lanes.h are.
#include "exec/atomic_lanes.h"
#include "interp/atomic_body.h"
#include "interp/operands.h"

namespace lw::interp {
namespace {

exec::AtomicUpdate::Operand operand_of(StepContext& c, const AtomicStep::Operand& operand) {
  return {operand.place == kNoLocation ? nullptr : at<const void>(c, operand.place), operand.uniform};
}

// Apart, since the body has room for all lanes of its values on the stack.
template <class T, class A>
[[gnu::noinline]] void update_by_body(StepContext& c, const AtomicStep& step, const exec::LaneAddresses<A>& addresses,
                                      T* olds) {
  RecordedBody body(c, step);
  exec::AtomicUpdate update;
  update.body = &body;
  exec::update_lanes<T>(c, addresses, update, olds, [&] { return access_of(c, step); });
}

// A is the type of an address: 64 bits, or 32 for LDS and scratch offsets.
template <class T, class A>
void atomic_step(StepContext& c, const Step& s) {
  if (c.stop != Stop::none) return;
  const AtomicStep& step = *reinterpret_cast<const AtomicStep*>(s.imm);
  const auto space = static_cast<sem::AddressSpace>(step.space);
  const exec::LaneAddresses<A> addresses{
      space, lanes_of(c, space, step.truth), at<const A>(c, step.address), step.address_uniform, step.flat_offset,
      false};
  T olds[state::kLanes];
  if (step.kind == AtomicKind::general) {
    update_by_body(c, step, addresses, olds);
  } else {
    const exec::AtomicUpdate update{step.kind, operand_of(c, step.operand), operand_of(c, step.compare), step.mode,
                                    nullptr};
    exec::update_lanes<T>(c, addresses, update, olds, [&] { return access_of(c, step); });
  }
  const unsigned count = space == sem::AddressSpace::scalar ? 1 : c.machine->model->wave_size;
  for (unsigned w = 0; w < step.bytes / 4u; ++w) {
    if (step.old[w] == kNoLocation) continue;
    uint32_t* row = at<uint32_t>(c, step.old[w]);
    for (unsigned i = 0; i < count; ++i) row[i] = static_cast<uint32_t>(static_cast<uint64_t>(olds[i]) >> (32 * w));
  }
}

template <class T>
StepFunction function_of(sem::AddressSpace space) {
  const bool has_offsets = space == sem::AddressSpace::lds || space == sem::AddressSpace::scratch;
  return has_offsets ? atomic_step<T, uint32_t> : atomic_step<T, uint64_t>;
}

}  // namespace

StepFunction atomic_function(const AtomicStep& step) {
  const auto space = static_cast<sem::AddressSpace>(step.space);
  return step.bytes == 4 ? function_of<uint32_t>(space) : step.bytes == 8 ? function_of<uint64_t>(space) : nullptr;
}

}  // namespace lw::interp
