// Whether a number is a constant of an operand, and which: an inline constant, a literal, or what llvm-mc makes of it.
#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "isa/exchanges.h"
#include "isa/operand_values.h"
#include "text/dialect_facts.h"
#include "text/encoding_facts.h"
#include "text/instruction_reader.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

using isa::Format;
using isa::Kind;
using isa::kInverseTurn;
using isa::kLastInteger;
using isa::Op;
using isa::Type;
using What = WrittenOperand::What;

constexpr std::string_view kNoLiteral = "a literal is not possible here";

bool is_short(Type type) { return type == Type::i16 || type == Type::u16 || type == Type::b16; }

bool is_class_of_halves(const isa::Encoding& encoding) {
  return encoding.op == Op::v_cmp_class_f16 || encoding.op == Op::v_cmpx_class_f16;
}

// What llvm-mc takes a constant of SDWA and DPP for, where it makes one of another type of it.
struct Taken {
  Type type;
  bool with_literals = false;
};

std::optional<Taken> taken_in_dpp(const isa::Encoding& encoding, const isa::Operand& operand) {
  const int source = source_number(operand);
  switch (encoding.op) {
    case Op::v_cndmask_b16: return Taken{Type::f16};
    case Op::v_dot2_f16_f16:
    case Op::v_dot2_bf16_bf16: return Taken{source == 2 ? Type::f16 : Type::f32};
    case Op::v_dot2_f32_f16:
      if (source < 2) return Taken{Type::f16};
      break;
    case Op::v_dot2_f32_bf16:
      if (source < 2) return Taken{Type::bf16};
      break;
    case Op::v_fma_mix_f32:
    case Op::v_fma_mixlo_f16:
    case Op::v_fma_mixhi_f16:
      if (source == 2) return Taken{Type::f16, true};
      break;
    default: break;
  }
  return is_short(operand.type) ? std::optional(Taken{operand.type}) : std::nullopt;
}

std::optional<Taken> taken_as(const isa::Encoding& encoding, const isa::Operand& operand) {
  if (operand.kind == Kind::vgpr) return std::nullopt;
  if (is_dpp(encoding.format)) return taken_in_dpp(encoding, operand);
  if (!is_sdwa(encoding.format)) return std::nullopt;
  if (is_class_of_halves(encoding) && source_number(operand) == 1) return Taken{Type::b32};
  return is_short(operand.type) ? std::optional(Taken{operand.type}) : std::nullopt;
}

bool is_taken(Number number, Taken taken) {
  if (taken.with_literals && literal_bits(number, taken.type)) return true;
  const auto integer = static_cast<int64_t>(number.bits);
  if (is_short(taken.type) && !number.is_real)
    return integer >= INT16_MIN && integer <= UINT16_MAX &&
           inline_integer_source(static_cast<int16_t>(integer)).has_value();
  const Constant constant = to_constant(number, taken.type);
  // There is no 1/(2*pi) among 16-bit integers.
  return constant.fit == Constant::Fit::inline_constant && !(is_short(taken.type) && constant.source == kInverseTurn);
}

bool is_scaled_from_half(Op op) {
  return op == Op::v_cvt_scalef32_sr_fp8_f16 || op == Op::v_cvt_scalef32_sr_bf8_f16 ||
         op == Op::v_cvt_scalef32_sr_fp8_bf16 || op == Op::v_cvt_scalef32_sr_bf8_bf16;
}

// What llvm-mc keeps of a number that is too large: 16 bits of an exponent from gfx11 on, of floats for pairs of
// halves in VOP3, and of halves for v_cvt_scalef32_sr_fp8_f16 and its like; of a pair of f32 the lower half of a
// constant of 64 bits.
std::optional<Number> kept_number(const isa::Target& target, const isa::Encoding& encoding, const isa::Operand& operand,
                                  const WrittenInstruction& text, const WrittenOperand& written) {
  const Number number = written.number;
  if (written.what != What::number || written.has_signs()) return std::nullopt;
  if (operand.type == Type::v2f32 || operand.type == Type::v2b32) {
    const bool is_upper_half = !number.is_real && number.bits != 0 && static_cast<uint32_t>(number.bits) == 0;
    const bool is_kept =
        is_upper_half && !written.literal && to_constant(number, Type::f64).fit == Constant::Fit::inline_constant;
    return is_kept ? std::optional(Number{false, 0}) : std::nullopt;
  }
  // Of halves by name llvm-mc has other forms.
  const bool is_exponent = encoding.op == Op::v_ldexp_f16 && source_number(operand) == 1 &&
                           target.has(isa::Feature::true16) && text.operand[0].half == '\0';
  const bool is_pair = operand.type == Type::v2f16 && number.is_real;
  const bool is_scaled = is_scaled_from_half(encoding.op) && source_number(operand) == 0 &&
                         !(number.is_real && operand.type == Type::bf16);
  if (encoding.format != Format::VOP3A || (!is_exponent && !is_pair && !is_scaled)) return std::nullopt;
  if (literal_bits(number, Type::f16) || !literal_bits(number, Type::f32)) return std::nullopt;
  bool loses = false;
  const uint64_t bits = number.is_real ? to_f16(std::bit_cast<double>(number.bits), loses) : number.bits;
  return Number{false, bits & 0xffff};
}

// The type whose patterns are the constants of an operand.
Type constant_type(const isa::Encoding& encoding, const isa::Operand& operand) {
  // Scalar operands read 32 bits of a constant, whatever part of them the instruction uses; but not sums of halves and
  // v_s_exp_f16 and its like.
  const Format format = encoding.format;
  const bool reads_half = operand.type == Type::f16 && (format == Format::SOP2 || format == Format::VOP3A);
  if (operand.kind == Kind::ssrc && constant_bits(operand.type) == 16 && !reads_half) return Type::b32;
  const bool is_mix = isa::form_of(format) == isa::Form::mix;
  const bool is_exponent = encoding.op == Op::v_ldexp_f16 && constant_bits(operand.type) == 16;
  if (is_mix || is_exponent || (is_sdwa(format) && operand.type == Type::bf16)) return Type::f16;
  if (is_sdwa(format) && encoding.op == Op::v_pk_fmac_f16) return Type::f32;
  return addend_type(encoding, operand);
}

}  // namespace

// llvm-mc compares literals of vector instructions as the 64-bit numbers that stand in the text, -17 with 0xffffffef,
// but those of scalar instructions and of 64-bit operands as they are written.
uint64_t InstructionReader::counted_literal(const isa::Encoding& encoding, const isa::Operand& operand,
                                            const WrittenOperand& written, uint32_t literal) const {
  const bool is_integer = written.what == What::number && !written.number.is_real && !written.has_signs();
  const bool as_written = dialect_ == Dialect::llvm && is_integer && encoding.record().unit != isa::Unit::salu &&
                          constant_bits(operand.type) != 64;
  return as_written ? written.number.bits : literal;
}

bool InstructionReader::set_literal(const isa::Operand& operand, const WrittenOperand& written, uint32_t literal,
                                    bool is_spare, uint32_t& value, InstructionText& result, Mismatch& mismatch) const {
  const uint64_t counted = counted_literal(result.instruction.enc(), operand, written, literal);
  const bool has_symbol = result.pending != kNone;
  if ((has_symbol && !is_spare) || (!is_spare && result.counted_literal.value_or(counted) != counted)) {
    mismatch.message = "an instruction has room for one literal";
    return false;
  }
  if (!is_spare) result.counted_literal = counted;
  value = isa::kLiteral;
  if (has_symbol) return true;
  if (result.instruction.has_literal && result.instruction.literal != literal) {
    result.warnings.push_back(
        {written.at, fmt::format("an instruction has room for one literal; {:#x} is not encoded", literal)});
    return true;
  }
  result.instruction.has_literal = true;
  result.instruction.literal = literal;
  return true;
}

// A word that announces a literal though the encoding has none.
void InstructionReader::lose_literal(const WrittenOperand& written, size_t index, uint32_t literal,
                                     InstructionText& result) const {
  write_raw(index, isa::kLiteral, written, "the word announces a literal, which the encoding does not have", result);
  if (target_->has(isa::Feature::vop3_literal) && is_sdwa(result.instruction.enc().format)) {
    result.instruction.has_literal = true;
    result.instruction.literal = literal;
  }
}

// Nothing where llvm-mc takes a constant of the operand for what it makes of it.
std::optional<bool> InstructionReader::match_taken_constant(const isa::Operand& operand, const WrittenOperand& written,
                                                            Number number, size_t index, InstructionText& result,
                                                            Mismatch& mismatch) const {
  const isa::Encoding& encoding = result.instruction.enc();
  const std::optional<Taken> taken = taken_as(encoding, operand);
  if (!taken) return std::nullopt;
  if (!is_taken(number, *taken) || (written.literal && !taken->with_literals)) {
    mismatch.message = kNoLiteral;
    return false;
  }
  // Of a mask 16 bits are kept.
  const bool is_cut = is_class_of_halves(encoding) && !number.is_real && number.bits >> 16 != 0 &&
                      static_cast<int64_t>(number.bits) > 0;
  const Number kept =
      is_cut ? Number{false, static_cast<uint64_t>(int64_t{static_cast<int16_t>(number.bits)})} : number;
  const Type type = constant_type(encoding, operand);
  const Constant constant = to_constant(kept, type);
  if (constant.fit != Constant::Fit::inline_constant || written.literal) {
    const uint32_t literal = literal_bits(kept, type).value_or(0);
    lose_literal(written, index, is_cut ? literal & 0xffff : literal, result);
    return true;
  }
  result.instruction.operand[index] = constant.source;
  if (static_cast<uint32_t>(kept.bits) != static_cast<uint32_t>(number.bits))
    result.warnings.push_back({written.at, lost_bits(static_cast<int64_t>(number.bits), 16, encoding.mnemonic())});
  return true;
}

// llvm-mc takes no symbol where the operand may have a sign, but others that are halves in SOP1 and integers.
bool InstructionReader::takes_symbol(const isa::Encoding& encoding, const isa::Operand& operand) const {
  const bool is_half = encoding.format == Format::SOP1 || encoding.op == Op::v_sat_pk_u8_i16 ||
                       (encoding.op == Op::v_dot2c_i32_i16 && encoding.format == Format::VOP2);
  const unsigned bits = constant_bits(operand.type);
  if (dialect_ != Dialect::llvm) return bits == 32;
  return (bits == 32 || (bits == 16 && is_half)) && !may_be_negated_in(encoding, operand);
}

// A symbol as a literal. llvm-mc takes it beside a literal that lit() asks for and that needs none.
bool InstructionReader::match_symbol(const isa::Operand& operand, const WrittenOperand& written, size_t index,
                                     InstructionText& result, Mismatch& mismatch, bool literal_allowed) const {
  if (written.has_signs() || !takes_symbol(result.instruction.enc(), operand)) {
    mismatch.message = "a symbol is not allowed here: it is a 32-bit literal without sign modifiers";
    return false;
  }
  if (!literal_allowed) {
    mismatch.message = kNoLiteral;
    return false;
  }
  const bool has_spare_literal = result.instruction.has_literal && !result.counted_literal && dialect_ == Dialect::llvm;
  if (result.pending != kNone || (result.instruction.has_literal && !has_spare_literal)) {
    mismatch.message = "an instruction has room for one literal";
    return false;
  }
  result.instruction.operand[index] = isa::kLiteral;
  result.instruction.has_literal = true;
  result.pending = written.node;
  result.pending_at = written.at;
  return true;
}

// Where the literal could stand first instead: what is to be written. Otherwise the constants that need no literal.
std::string InstructionReader::hint_for_literal(const isa::Encoding& encoding, size_t index) const {
  constexpr std::string_view kInline =
      "the inline constants are -16 to 64, 0.5, 1.0, 2.0, 4.0, their negatives, and 1/(2*pi)";
  const std::span<const isa::Operand> operands = encoding.operands();
  const bool is_second = index > 0 && isa::operand_name(operands[index].name) == "s1" &&
                         isa::operand_name(operands[index - 1].name) == "s0" && operands[index].in_text;
  // Only the short form has literals on targets without Feature::vop3_literal.
  const bool has_short_form =
      !mnemonic_.ends_with("_e64") && !isa::find_by_mnemonic(column_, fmt::format("{}_e32", encoding.stem())).empty();
  if (!is_second || !(has_short_form || isa::takes_literal(encoding, operands[index - 1]))) return std::string(kInline);
  const isa::Record* exchanged = isa::with_sources_exchanged(encoding.record());
  size_t written = 0;  // the position of the first source in the text
  for (size_t i = 0; i + 1 < index; ++i) written += operands[i].in_text ? 1 : 0;
  if (exchanged == nullptr || written + 1 >= written_.operand_count || written_.operand[written].what != What::vgpr)
    return std::string(kInline);
  if (exchanged->op == encoding.op) return "exchange the sources: the first one can be a literal";
  for (const isa::Encoding& other : isa::encodings().subspan(1))
    if (other.op == exchanged->op && other.in(column_))
      return fmt::format("exchange the sources and write {}: the first source can be a literal", other.stem());
  return std::string(kInline);
}

bool InstructionReader::match_constant(const isa::Operand& operand, const WrittenOperand& written, size_t index,
                                       InstructionText& result, Mismatch& mismatch, bool literal_allowed) const {
  const isa::Encoding& encoding = result.instruction.enc();
  const bool is_llvm = dialect_ == Dialect::llvm;
  uint32_t& value = result.instruction.operand[index];
  bool is_spare = false;  // lit() of what needs none, which llvm-mc does not count as a literal
  const auto set = [&](std::optional<uint32_t> literal) {
    if (!literal) {
      mismatch.message = "no literal can express this number here";
      return false;
    }
    if (literal_allowed) return set_literal(operand, written, *literal, is_spare, value, result, mismatch);
    // lit() of an inline constant in VOP3 before gfx10.
    const bool is_lane = encoding.op == Op::v_readlane_b32 || encoding.op == Op::v_writelane_b32;
    if (is_spare && !target_->has(isa::Feature::vop3_literal) && is_vop3(encoding.format) && !is_lane) {
      lose_literal(written, index, *literal, result);
      return true;
    }
    mismatch.message = kNoLiteral;
    mismatch.hint = hint_for_literal(encoding, index);
    return false;
  };
  if (written.what == What::expression) return match_symbol(operand, written, index, result, mismatch, literal_allowed);
  if (!is_llvm) {
    if (const auto matched = match_raw_constant(written, value, result, mismatch, literal_allowed)) return *matched;
  } else if (const auto kept = kept_number(*target_, encoding, operand, written_, written)) {
    WrittenOperand cut = written;
    cut.number = *kept;
    result.warnings.push_back(
        {written.at, fmt::format("{}: the number is cut to {:#x}", encoding.mnemonic(), kept->bits)});
    return match_constant(operand, cut, index, result, mismatch, literal_allowed);
  }
  Number number = written.number;
  if (written.has_signs()) {
    // Signs would bring back into range what is out of it.
    if (operand.type == Type::f16 && !number.is_real && !literal_bits(number, operand.type)) {
      mismatch.message = "the number does not fit in 16 bits";
      return false;
    }
    number = apply_signs(number, operand.type, written.absolute, written.negated);
  }
  if (is_llvm) {
    if (const auto matched = match_taken_constant(operand, written, number, index, result, mismatch)) return *matched;
  }

  const Type type = constant_type(encoding, operand);
  const bool is_compare = operand.type == Type::f16 && encoding.format == Format::SOPC;
  if (is_compare && !literal_bits(number, Type::f16)) {
    mismatch.message = "the number does not fit in 16 bits";
    return false;
  }
  const Constant constant = to_constant(number, type);
  const bool is_late_fmac = encoding.op == Op::v_pk_fmac_f16 && target_->has(isa::Feature::doubled_fmac_constants);
  // llvm-mc cannot read lit() of two halves where no form of the instruction has signs, but from gfx11 on.
  const bool are_halves = type == Type::v2f16 || type == Type::v2bf16;
  if (written.literal && are_halves && encoding.format == Format::VOP2 && is_llvm && !is_late_fmac &&
      !has_signs_in_vop3(encoding, operand)) {
    mismatch.message = "lit() is not possible here";
    return false;
  }
  if (is_late_fmac) {
    if (written.literal) return set(literal_bits(number, type));
    const bool is_word = !number.is_real && number.bits >> 32 == 0;
    const auto source = is_word ? constant_of_both_halves(static_cast<uint32_t>(number.bits)) : std::nullopt;
    if (source || constant.source > kLastInteger) {
      value = source.value_or(0);
      return source.has_value() || set(literal_bits(number, type));
    }
  }
  switch (constant.fit) {
    case Constant::Fit::inline_constant:
      value = constant.source;
      is_spare = is_llvm && !(number.is_real && constant_bits(type) == 64);
      return !written.literal || set(literal_bits(number, type));
    case Constant::Fit::literal:
    case Constant::Fit::literal_loses: return set(constant.literal);
    case Constant::Fit::too_large:
      mismatch.message = fmt::format("the number does not fit in {} bits", std::min(constant_bits(type), 32u));
      return false;
    case Constant::Fit::not_a_float:
      mismatch.message = fmt::format("the number cannot be a {}-bit float", constant_bits(operand.type));
      return false;
    case Constant::Fit::no_float: mismatch.message = "a floating-point number cannot be a 64-bit integer"; return false;
  }
  return false;
}

}  // namespace lw::text
