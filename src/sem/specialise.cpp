#include <fmt/format.h>

#include "isa/denormals.h"
#include "isa/operand_values.h"
#include "sem/record/recorder.h"
#include "sem/sem.h"

namespace lw::sem {
namespace {

using Run = void (*)(OperandBinding&);

template <class Kind, void (*meaning)(Kind&)>
void run(OperandBinding& binding) {
  Kind x(binding);
  meaning(x);
}

// One entry a record, in the order of isa::Op; null for gaps.
constexpr Run kMeanings[] = {
#define LW_MEANING_lane(name)    &run<Lane, &name>,
#define LW_MEANING_scalar(name)  &run<Scalar, &name>,
#define LW_MEANING_wave(name)    &run<Wave, &name>,
#define LW_MEANING_memory(name)  &run<Memory, &name>,
#define LW_MEANING_control(name) &run<Control, &name>,
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

Specialised record_program(OperandBinding& binding) {
  Specialised result;
  const isa::Record& record = binding.encoding.record();
  const Run meaning = kMeanings[static_cast<size_t>(record.op)];
  if (meaning == nullptr) {
    result.refusal = ProgramRefusal::not_modelled;
    result.note = record.note();
    return result;
  }
  ProgramRecorder recorder;
  recorder.flush(isa::flushed_widths(binding.target, record));
  meaning(binding);
  binding.flush_writes();
  result.refusal = binding.refusal;
  result.note = std::move(binding.note);
  if (result.refusal == ProgramRefusal::none) result.program = recorder.take();
  return result;
}

// Fields that change what an instruction does and that no meaning looks at.
std::string_view unmodelled_modifier(const OperandBinding& binding) {
  const auto operands = binding.encoding.operands();
  for (size_t i = 0; i < operands.size(); ++i)
    if (operands[i].acc_bit != 0 && binding.instruction->operand[i] >= isa::kFirstAgpr) return "accumulation registers";
  const bool is_image = inst::is_image(binding.encoding.format);  // whose meanings look at it
  if (binding.mod(isa::Modifier::tfe) != 0 && !is_image) return "tfe";
  if (binding.mod(isa::Modifier::gds) != 0) return "gds";
  return {};
}

void set_spare_vgprs(Specialised& result, const isa::Target& target, const inst::Instruction& instruction) {
  if (!inst::is_image(instruction.enc().format) || target.has(isa::Feature::image_dimension)) return;
  const uint32_t most = inst::touched(target, instruction, inst::kImageAddress).read;
  result.spare_vgpr = instruction.operand[inst::kImageAddress] - isa::kFirstVgpr + 1;
  result.spare_vgprs = most > 1 ? most - 1 : 0;
}

}  // namespace

Specialised specialise(const isa::Target& target, const inst::Instruction& instruction,
                       const SpecialiseOptions& options) {
  const DefectContext context(instruction.enc().mnemonic());
  SpecialiseOptions effective = options;
  if (instruction.enc().record().unit != isa::Unit::valu) effective.gpr_indexing = false;
  OperandBinding binding(target, instruction.enc(), &instruction, effective);
  if (const std::string_view field = unmodelled_modifier(binding); !field.empty()) {
    Specialised result;
    result.refusal = ProgramRefusal::not_modelled;
    result.note = fmt::format("{} with {}", instruction.enc().mnemonic(), field);
    return result;
  }
  Specialised result = record_program(binding);
  set_spare_vgprs(result, target, instruction);
  return result;
}

Program abstract_program(const isa::Target& target, const isa::Encoding& encoding) {
  const DefectContext context(encoding.mnemonic());
  OperandBinding binding(target, encoding, nullptr, {});
  return record_program(binding).program;
}

}  // namespace lw::sem
