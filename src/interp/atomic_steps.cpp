// Atomics: the step says which places of the wave's registers the operands of exec/atomics.h are.
#include "interp/atomic_body.h"
#include "interp/operands.h"

namespace lw::interp {
namespace {

exec::AtomicUpdate::Operand operand_of(Context& c, const AtomicStep::Operand& operand) {
  return {operand.place == kNoPlace ? nullptr : at<const void>(c, operand.place), operand.uniform};
}

template <class T>
void atomic_step(Context& c, const Step& s) {
  if (c.stop != Stop::none) return;
  const AtomicStep& step = *reinterpret_cast<const AtomicStep*>(s.imm);
  const exec::WaveAccess access = access_of(c, step);
  exec::AtomicUpdate update{step.kind, operand_of(c, step.operand), operand_of(c, step.compare), step.mode, nullptr};
  T olds[state::kLanes];
  if (step.kind == AtomicKind::general) {
    RecordedBody body(c, step);
    update.body = &body;
    exec::update_memory<T>(c, access, update, olds);
  } else {
    exec::update_memory<T>(c, access, update, olds);
  }
  const unsigned count = access.space == sem::Space::scalar ? 1 : c.machine->model->wave_size;
  for (unsigned w = 0; w < step.bytes / 4u; ++w) {
    if (step.old[w] == kNoPlace) continue;
    uint32_t* row = at<uint32_t>(c, step.old[w]);
    for (unsigned i = 0; i < count; ++i) row[i] = static_cast<uint32_t>(static_cast<uint64_t>(olds[i]) >> (32 * w));
  }
}

}  // namespace

StepFunction atomic_function(unsigned bytes) {
  return bytes == 4 ? atomic_step<uint32_t> : bytes == 8 ? atomic_step<uint64_t> : nullptr;
}

}  // namespace lw::interp
