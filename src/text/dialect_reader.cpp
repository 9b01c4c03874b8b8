// What texts mean in the dialects that are not LLVM's, where the difference is not one of spelling.
#include <bit>

#include "isa/operand_values.h"
#include "text/dialect_facts.h"
#include "text/encoding_facts.h"
#include "text/instruction_reader.h"

namespace lw::text {
namespace {

// The float constants by their values, whatever the operand's type. 1/(2*pi) is known by the digits that are printed.
std::optional<unsigned> inline_float(double value) {
  for (const FloatConstant& constant : float_constants()) {
    if (value == std::bit_cast<double>(constant.f64)) return constant.value;
    if (value == static_cast<double>(std::bit_cast<float>(constant.f32))) return constant.value;
  }
  return value == 0.15915494 ? std::optional(isa::kInverseTurn) : std::nullopt;
}

}  // namespace

std::optional<bool> InstructionReader::match_raw_constant(const WrittenOperand& written, uint32_t& value,
                                                          InstructionText& result, Mismatch& mismatch,
                                                          bool literal_allowed) const {
  if (written.what != WrittenOperand::What::number || written.has_signs()) return std::nullopt;
  if (written.number.is_real) {
    const auto source = inline_float(std::bit_cast<double>(written.number.bits));
    if (!source || written.literal) return std::nullopt;
    value = *source;
    return true;
  }
  const auto integer = static_cast<int64_t>(written.number.bits);
  if (const auto source = inline_integer_source(integer); source && !written.literal) {
    value = *source;
    return true;
  }
  if (integer < INT32_MIN || integer > int64_t{UINT32_MAX}) {
    mismatch.message = "the number does not fit in 32 bits";
    return false;
  }
  const auto literal = static_cast<uint32_t>(integer);
  if (!literal_allowed) {
    mismatch.message = "a literal is not possible here";
    mismatch.hint = "the inline constants are -16 to 64, 0.5, 1.0, 2.0, 4.0, their negatives, and 1/(2*pi)";
    return false;
  }
  if (result.pending != kNone || (result.instruction.has_literal && result.instruction.literal != literal)) {
    mismatch.message = "an instruction has room for one literal";
    return false;
  }
  result.instruction.has_literal = true;
  result.instruction.literal = literal;
  value = isa::kLiteral;
  return true;
}

// Adds what the text leaves out and LLVM's would say.
bool InstructionReader::complete_written(std::span<const isa::EncodingId> candidates, const Token& mnemonic) {
  bool takes_dmask = false;
  for (const isa::ModifierField& field : isa::encoding(candidates.front()).modifiers())
    takes_dmask |= field.modifier == isa::Modifier::dmask && field.allowed;
  if (takes_dmask) {
    bool has_dmask = false;
    for (size_t i = 0; i < written_.modifier_count; ++i)
      has_dmask |= written_.modifier[i].modifier == isa::Modifier::dmask;
    if (!has_dmask && !add_modifier(isa::Modifier::dmask, 1, mnemonic.begin, false)) return false;
  }
  return dialect_ != Dialect::clrx || complete_clrx(candidates, mnemonic);
}

// What an omitted modifier means where that is not what it means to LLVM.
void InstructionReader::apply_defaults(inst::Instruction& instruction) const {
  if (dialect_ == Dialect::llvm) return;
  bool has_dst_unused = false, has_op_sel_hi = false;
  for (size_t i = 0; i < written_.modifier_count; ++i)
    has_dst_unused |= written_.modifier[i].modifier == isa::Modifier::dst_unused;
  const std::span<const isa::ModifierField> fields = instruction.enc().modifiers();
  for (const isa::ModifierField& field : fields) {
    if (field.modifier == isa::Modifier::dst_unused && !has_dst_unused) instruction.set(field.modifier, 0);
    has_op_sel_hi |= field.modifier == isa::Modifier::op_sel_hi0 && field.allowed;
  }
  if (!has_op_sel_hi) return;
  const WrittenArray& array = written_.op_sel_hi;
  for (const isa::ModifierField& field : fields) {
    const unsigned element = static_cast<unsigned>(field.modifier) - static_cast<unsigned>(isa::Modifier::op_sel_hi0);
    if (element > 2) continue;
    // A source that is not there has a bit, too, which the text may have an element for.
    if (!field.allowed)
      instruction.set(field.modifier, array.present && element < array.count ? array.bits >> element & 1
                                                                             : absent_op_sel_hi(dialect_, field));
    // CLRX takes the sources of mixed-precision instructions for halves, too.
    else if (dialect_ == Dialect::clrx && !array.present)
      instruction.set(field.modifier, 1);
  }
}

bool InstructionReader::is_excluded(const isa::Encoding& encoding) const {
  switch (written_.form) {
    case WrittenForm::any: return false;
    case WrittenForm::sdwa: return !is_sdwa(encoding.format);
    case WrittenForm::dpp: return !is_dpp16(encoding.format);
    case WrittenForm::vop3: break;
  }
  switch (encoding.format) {
    case isa::Format::VOP3A:
    case isa::Format::VOP3B:
    case isa::Format::VOP3P:
    case isa::Format::VOP3P_MIX:
    case isa::Format::VOP3_INTERP: return false;
    default: return true;
  }
}

}  // namespace lw::text
