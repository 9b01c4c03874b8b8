#include "rewrite/instruction_set.h"

#include <algorithm>
#include <array>

#include "bytes/bytes.h"
#include "inst/kinds.h"
#include "isa/operand_values.h"
#include "text/assembler.h"
#include "text/printer.h"

namespace lw::rewrite {
namespace {

using isa::Modifier;

constexpr std::string_view kSdwa = "sdwa", kValu = "valu";

Modifier plus(Modifier first, size_t n) { return static_cast<Modifier>(static_cast<size_t>(first) + n); }

// Encodings by operation, for one column at a time.
const isa::Encoding* find_encoding(isa::Column column, isa::Op op, isa::Extension extension, bool is_vop3) {
  struct Index {
    std::array<std::vector<isa::EncodingId>, isa::kOpCount> of_op;
    Index() {
      for (const isa::Encoding& encoding : isa::encodings())
        if (encoding.id != 0) of_op[static_cast<size_t>(encoding.op)].push_back(encoding.id);
    }
  };
  static const Index index;
  for (const isa::EncodingId id : index.of_op[static_cast<size_t>(op)]) {
    const isa::Encoding& encoding = isa::encoding(id);
    const bool is_long = isa::form_of(encoding.format) == isa::Form::vop3;
    if (encoding.in(column) && isa::extension_of(encoding.format) == extension && is_long == is_vop3) return &encoding;
  }
  return nullptr;
}

const isa::Encoding* sdwa_of(isa::Column column, isa::Op op) {
  return find_encoding(column, op, isa::Extension::sdwa, false);
}

bool is_plain_form(const isa::Encoding& encoding) { return isa::extension_of(encoding.format) == isa::Extension::none; }

// The number of a source, as its modifiers count them: s0, s1, s2.
std::optional<size_t> source_number(const isa::Operand& operand) {
  const std::string_view name = isa::operand_name(operand.name);
  if (name.size() != 2 || name[0] != 's' || name[1] < '0' || name[1] > '2') return std::nullopt;
  return static_cast<size_t>(name[1] - '0');
}

bool allows(const isa::Encoding& encoding, Modifier modifier) {
  return std::ranges::any_of(encoding.modifiers(),
                             [&](const isa::ModifierField& f) { return f.modifier == modifier && f.allowed; });
}

// A register for an operand of a sample; nullopt where an operand is no register.
std::optional<uint32_t> sample_operand(const isa::Operand& operand, unsigned vgpr, unsigned sgpr) {
  switch (operand.kind) {
    case isa::Kind::vgpr:
    case isa::Kind::vsrc:
    case isa::Kind::vsrc_nolit: return operand.type == isa::Type::mask ? sgpr : isa::kFirstVgpr + vgpr;
    case isa::Kind::sdst:
    case isa::Kind::sreg:
    case isa::Kind::ssrc: return sgpr;
    case isa::Kind::vcc: return isa::kVcc;
    default: return std::nullopt;
  }
}

std::optional<inst::Instruction> sample_of(const isa::Encoding& encoding, unsigned vgpr, unsigned sgpr) {
  constexpr unsigned kApart = 8;
  inst::Instruction sample;
  sample.encoding = encoding.id;
  sample.size_bytes = static_cast<uint8_t>(4 * encoding.words);
  for (const isa::ModifierField& field : encoding.modifiers()) sample.set(field.modifier, field.unwritten);
  const auto operands = encoding.operands();
  for (size_t i = 0; i < operands.size(); ++i) {
    const std::optional<uint32_t> value = sample_operand(operands[i], vgpr, sgpr);
    if (!value) return std::nullopt;
    sample.operand[i] = *value;
    vgpr += kApart;
    sgpr += kApart;
  }
  return sample;
}

}  // namespace

bool is_instruction_set(std::string_view name) { return name == kSdwa || name == kValu; }
std::string set_names() { return "expected sdwa or valu"; }

bool is_in_set(const isa::Target& target, std::string_view set, const isa::Encoding& encoding) {
  if (encoding.id == 0 || encoding.record().unit != isa::Unit::valu) return false;
  const isa::Extension extension = isa::extension_of(encoding.format);
  if (set == kSdwa)
    return (extension == isa::Extension::none || extension == isa::Extension::sdwa) &&
           sdwa_of(target.column, encoding.op) != nullptr;
  return extension == isa::Extension::none;
}

std::vector<inst::Instruction> samples_of(const isa::Target& target, std::string_view set, unsigned first_vgpr,
                                          unsigned first_sgpr) {
  std::vector<inst::Instruction> samples;
  std::vector<bool> has(isa::kOpCount);
  for (const isa::Encoding& encoding : isa::encodings()) {
    if (encoding.id == 0 || !encoding.in(target.column) || !is_plain_form(encoding) ||
        !is_in_set(target, set, encoding))
      continue;
    if (has[static_cast<size_t>(encoding.op)]) continue;
    const std::optional<inst::Instruction> sample = sample_of(encoding, first_vgpr, first_sgpr);
    if (!sample || !is_legal(target, *sample)) continue;
    has[static_cast<size_t>(encoding.op)] = true;
    samples.push_back(*sample);
  }
  return samples;
}

uint32_t operands_that_read(const inst::Instruction& instruction, uint32_t reg) {
  uint32_t found = 0;
  const auto operands = instruction.enc().operands();
  for (size_t i = 0; i < operands.size(); ++i)
    if (operands[i].is_read && !operands[i].is_written && operands[i].dwords == 1 && source_number(operands[i]) &&
        instruction.operand[i] == reg)
      found |= 1u << i;
  return found;
}

uint32_t operands_that_write(const inst::Instruction& instruction, uint32_t reg) {
  const auto operands = instruction.enc().operands();
  for (size_t i = 0; i < operands.size(); ++i)
    if (operands[i].is_written && !operands[i].is_read && operands[i].dwords == 1 && instruction.operand[i] == reg)
      return 1u << i;
  return 0;
}

std::optional<inst::Instruction> in_encoding(const inst::Instruction& instruction, const isa::Encoding& encoding) {
  if (instruction.encoding == encoding.id) return instruction;
  inst::Instruction out;
  out.encoding = encoding.id;
  out.has_literal = instruction.has_literal;
  out.literal = instruction.literal;
  out.size_bytes = static_cast<uint8_t>(4 * encoding.words + (out.has_literal ? 4 : 0));
  for (const isa::ModifierField& field : encoding.modifiers()) out.set(field.modifier, field.unwritten);
  for (const isa::ModifierField& field : instruction.enc().modifiers()) {
    const uint32_t value = instruction.mod(field.modifier);
    if (value == field.unwritten) continue;
    if (!allows(encoding, field.modifier)) return std::nullopt;
    out.set(field.modifier, value);
  }
  const auto from = instruction.enc().operands(), to = encoding.operands();
  if (from.size() != to.size()) return std::nullopt;
  for (size_t i = 0; i < to.size(); ++i) {
    const auto same = std::ranges::find(from, to[i].name, &isa::Operand::name);
    if (same == from.end()) return std::nullopt;
    out.operand[i] = instruction.operand[static_cast<size_t>(same - from.begin())];
    if (to[i].kind == isa::Kind::vcc && out.operand[i] != isa::kVcc) return std::nullopt;
    const bool needs_vgpr = to[i].kind == isa::Kind::vgpr;
    if (needs_vgpr && (out.operand[i] < isa::kFirstVgpr || out.operand[i] >= isa::kPastVgprs)) return std::nullopt;
  }
  return out;
}

bool is_legal(const isa::Target& target, const inst::Instruction& instruction) {
  const Result<bytes::Encoded> words = bytes::encode(target, instruction);
  if (!words) return false;
  Diagnostics diagnostics;
  const std::optional<bytes::Encoded> again =
      text::assemble_instruction(target, text::to_string(target, instruction), diagnostics);
  return again && !diagnostics.has_errors() && again->words == words->words && again->word == words->word;
}

namespace {

// Sets one operand and its modifiers; false where the encoding does not have them.
bool set_operand(inst::Instruction& out, size_t i, const OperandForm& form, uint32_t value, uint32_t literal) {
  const isa::Encoding& encoding = out.enc();
  const isa::Operand& operand = encoding.operands()[i];
  out.operand[i] = value;
  if (value == isa::kLiteral) {
    if (out.has_literal && out.literal != literal) return false;
    if (!out.has_literal) out.size_bytes += 4;
    out.has_literal = true;
    out.literal = literal;
  }
  if (operand.is_written) {
    if (!form.selects) return true;
    if (!allows(encoding, Modifier::dst_sel) || out.mod(Modifier::dst_sel) != OperandForm::kWhole) return false;
    out.set(Modifier::dst_sel, form.selection);
    out.set(Modifier::dst_unused, form.unused);
    return true;
  }
  const std::optional<size_t> source = source_number(operand);
  if (!source) return false;
  const auto set = [&](Modifier modifier, uint32_t field) {
    if (!allows(encoding, modifier)) return false;
    out.set(modifier, field);
    return true;
  };
  if (form.selects) {
    const Modifier selection = *source == 0 ? Modifier::src0_sel : Modifier::src1_sel;
    if (*source > 1 || out.mod(selection) != OperandForm::kWhole || out.mod(plus(Modifier::sext0, *source)) != 0)
      return false;
    if (!set(selection, form.selection)) return false;
    if (form.sign_extends && !set(plus(Modifier::sext0, *source), 1)) return false;
  }
  // |x| takes the sign away that an instruction changes before or after: -|x| keeps its minus.
  if (form.absolute && !set(plus(Modifier::abs0, *source), 1)) return false;
  if (form.negative) {
    if (out.mod(plus(Modifier::abs0, *source)) != 0) return true;  // | -x | is |x|
    if (!set(plus(Modifier::neg0, *source), out.mod(plus(Modifier::neg0, *source)) ^ 1)) return false;
  }
  return true;
}

}  // namespace

std::optional<inst::Instruction> with_form(const isa::Target& target, const inst::Instruction& instruction,
                                           uint32_t which, const OperandForm& form, uint32_t value, uint32_t literal) {
  const isa::Encoding& encoding = instruction.enc();
  const isa::Encoding* const sdwa = sdwa_of(target.column, encoding.op);
  const isa::Encoding* const vop3 = find_encoding(target.column, encoding.op, isa::Extension::none, true);
  for (const isa::Encoding* candidate : {&encoding, sdwa, vop3}) {
    if (candidate == nullptr || (form.selects && !inst::is_sdwa(candidate->format))) continue;
    if (!form.selects && inst::is_sdwa(candidate->format) && candidate != &encoding) continue;
    // A tied operand, which is read and written, has no place of its own.
    std::optional<inst::Instruction> out = in_encoding(instruction, *candidate);
    if (!out) continue;
    // A whole register has no rest; the assembler's default would be to keep it.
    if (candidate != &encoding && allows(*candidate, Modifier::dst_unused)) out->set(Modifier::dst_unused, 0);
    bool fits = true;
    const auto from = encoding.operands(), to = candidate->operands();
    for (size_t i = 0; i < from.size(); ++i) {
      if ((which >> i & 1) == 0) continue;
      const auto same = std::ranges::find(to, from[i].name, &isa::Operand::name);
      fits =
          fits && same != to.end() && set_operand(*out, static_cast<size_t>(same - to.begin()), form, value, literal);
    }
    if (fits && is_legal(target, *out)) return out;
  }
  return std::nullopt;
}

}  // namespace lw::rewrite
