// The meanings by record, and the entry of the witness.
#include "base/base.h"
#include "run.h"

namespace lw::sem {
inline namespace direct {
namespace {

template <class Kind, void (*meaning)(Kind&)>
void call(Run& run) {
  Kind x(run);
  meaning(x);
}

constexpr Run::Meaning kMeanings[] = {
#define LW_MEANING_lane(name)    &call<Lane, &name>,
#define LW_MEANING_scalar(name)  &call<Scalar, &name>,
#define LW_MEANING_wave(name)    &call<Wave, &name>,
#define LW_MEANING_memory(name)  &call<Memory, &name>,
#define LW_MEANING_control(name) &call<Control, &name>,
#define LW_MEANING_gap(name)     nullptr,
#define LW_MEANING(name, kind)   LW_MEANING_##kind(name)
#include "isa/generated/meanings.inc"
#undef LW_MEANING
#undef LW_MEANING_lane
#undef LW_MEANING_scalar
#undef LW_MEANING_wave
#undef LW_MEANING_memory
#undef LW_MEANING_control
#undef LW_MEANING_gap
};
static_assert(std::size(kMeanings) == isa::kOpCount);

}  // namespace
}  // namespace direct
}  // namespace lw::sem

namespace lw::direct {

bool has_meaning(isa::Op op) { return sem::direct::kMeanings[static_cast<size_t>(op)] != nullptr; }

Ending run(const isa::Target& target, const inst::Instruction& instruction, const Surroundings& surroundings,
           World& world) {
  const DefectContext context(instruction.enc().mnemonic());
  const sem::direct::Run::Meaning meaning = sem::direct::kMeanings[static_cast<size_t>(instruction.op())];
  LW_CHECK(meaning != nullptr, "a gap has no meaning to run");
  return sem::direct::Run(target, instruction, surroundings, world).carry_out(meaning);
}

}  // namespace lw::direct
