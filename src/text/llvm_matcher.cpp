// What llvm-mc takes beyond what instructions have, and what it makes of it: measured on LLVM 22 (docs/errata.md,
// "Operands that LLVM takes and the machine does not").
#include <fmt/format.h>

#include <algorithm>

#include "isa/operand_values.h"
#include "text/cache_policy.h"
#include "text/encoding_facts.h"
#include "text/instruction_reader.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

using isa::Format;
using isa::kExecHi;
using isa::kFirstVgpr;
using isa::Kind;
using isa::kNull;
using isa::Modifier;
using What = WrittenOperand::What;

constexpr unsigned kHalfBit = 128;  // of a VGPR's number that is a half
constexpr uint64_t kSourceMask = 0x1ff;

bool is_pair_of_halves(isa::Type type) { return type == isa::Type::v2f16 || type == isa::Type::v2bf16; }

// The operand at a place of the text; nullptr behind the last.
const isa::Operand* operand_at(const isa::Encoding& encoding, size_t position) {
  for (const isa::Operand& operand : encoding.operands()) {
    if (!operand.in_text || operand.kind == Kind::attr_chan) continue;
    if (position-- == 0) return &operand;
  }
  return nullptr;
}

// A value that the operand may have.
uint32_t stand_in(const isa::Operand& operand) {
  switch (operand.kind) {
    case Kind::vgpr:
    case Kind::agpr:
    case Kind::avgpr: return kFirstVgpr;
    case Kind::sdst:
    case Kind::sreg: return 0;
    default: return isa::kIntegerZero;
  }
}

void put(std::span<uint32_t> words, unsigned lsb, unsigned width, uint64_t bits) {
  for (unsigned i = 0; i < width; ++i) {
    uint32_t& word = words[(lsb + i) / 32];
    const uint32_t bit = uint32_t{1} << (lsb + i) % 32;
    word = (bits >> i & 1) != 0 ? word | bit : word & ~bit;
  }
}

}  // namespace

Result<bytes::Encoded> encode(const isa::Target& target, const InstructionText& text) {
  Result<bytes::Encoded> encoded = bytes::encode(target, text.instruction);
  if (encoded || text.raw_operands == 0) return encoded;
  inst::Instruction possible = text.instruction;
  const std::span<const isa::Operand> operands = possible.enc().operands();
  bool takes_literal = false;
  for (size_t i = 0; i < operands.size(); ++i) {
    if ((text.raw_operands >> i & 1) != 0)
      possible.operand[i] = stand_in(operands[i]);
    else
      takes_literal |= possible.operand[i] == isa::kLiteral && isa::takes_literal(possible.enc(), operands[i]);
  }
  possible.has_literal &= takes_literal;
  encoded = bytes::encode(target, possible);
  if (!encoded) return encoded;
  for (size_t i = 0; i < operands.size(); ++i) {
    if ((text.raw_operands >> i & 1) == 0) continue;
    const isa::Operand& operand = operands[i];
    uint32_t value = text.instruction.operand[i];
    if (value >= operand.bias) value -= operand.bias;
    if (target.has(isa::Feature::null_before_m0) && (value | 1) == kNull) value ^= 1;
    put(encoded->word, operand.lsb, operand.width, value >> operand.shift);
  }
  if (text.instruction.has_literal && !takes_literal) encoded->word[encoded->words++] = text.instruction.literal;
  return encoded;
}

void InstructionReader::write_raw(size_t index, uint32_t value, const WrittenOperand& written, std::string_view what,
                                  InstructionText& result) const {
  result.instruction.operand[index] = value;
  result.raw_operands |= 1u << index;
  result.warnings.push_back({written.at, fmt::format("{}: {}", result.instruction.enc().mnemonic(), what)});
}

// "scc" is a register where one may stand, and a word on caches where some form of the instruction has no operand any
// more: loads to LDS are one operand shorter.
bool InstructionReader::reads_scc_as_register(std::span<const isa::EncodingId> candidates) const {
  bool has_place = false, has_end = false;
  for (const isa::EncodingId id : candidates) {
    const isa::Operand* operand = operand_at(isa::encoding(id), written_.operand_count);
    has_place |= operand != nullptr && (operand->kind == Kind::soffset || operand->kind == Kind::sreg);
    has_end |= operand == nullptr;
  }
  const bool has_word = target_->has(isa::Feature::llvm_scc_word);
  return has_place && !(has_word && has_end && dialect_ == Dialect::llvm);
}

// Whether the operand has a sign in some form of the instruction, where llvm-mc refuses a minus before a minus.
bool InstructionReader::may_be_negated(size_t position) const {
  return std::ranges::any_of(isa::find_by_mnemonic(column_, stem_), [&](isa::EncodingId id) {
    const isa::Operand* operand = operand_at(isa::encoding(id), position);
    return operand != nullptr && may_be_negated_in(isa::encoding(id), *operand);
  });
}

// Whether the operand is an integer that SDWA can extend; v_ldexp_f16's exponent and pairs of 8-bit floats are read in
// the same way where there is no SDWA.
bool InstructionReader::may_be_extended(size_t position) const {
  constexpr size_t kExponent = 2, kPair = 1;
  const bool is_exponent = op_ == isa::Op::v_ldexp_f16 && position == kExponent;
  const bool is_pair = (op_ == isa::Op::v_cvt_pk_f32_fp8 || op_ == isa::Op::v_cvt_pk_f32_bf8) && position == kPair;
  if ((is_exponent || is_pair) && target_->has(isa::Feature::true16)) return true;
  if (may_be_negated(position)) return false;
  return std::ranges::any_of(isa::find_by_mnemonic(column_, std::string(stem_) + "_sdwa"), [&](isa::EncodingId id) {
    const isa::Operand* operand = operand_at(isa::encoding(id), position);
    const int source = operand == nullptr ? -1 : source_number(*operand);
    return source >= 0 && source < 2 && find_field(isa::encoding(id), offset_by(Modifier::sext0, source)) != nullptr;
  });
}

// An atomic whose hint asks for the old value, and that has no destination, returns it to v0.
bool InstructionReader::return_to_v0(std::span<const isa::EncodingId> candidates) {
  const WrittenModifier* written = find_written(Modifier::th);
  if (written == nullptr) return true;
  const std::optional<TemporalHint> hint = temporal_hint(written->value);
  if (!hint || hint->kind != HintKind::atomic || (hint->value & kReturnsOld) == 0) return true;
  const WrittenModifier* scope = find_written(Modifier::scope);
  if (scope != nullptr && scope->value == static_cast<int32_t>(kSystemScope) && hint->value != kReturnsOld) return true;
  for (const isa::EncodingId id : candidates) {
    const isa::Encoding& encoding = isa::encoding(id);
    const bool is_place =
        encoding.format == Format::FLAT || encoding.format == Format::GLOBAL || encoding.format == Format::SCRATCH;
    const isa::Operand* first = operand_at(encoding, 0);
    if (!is_place || first == nullptr || !first->is_written) continue;
    if (operand_at(encoding, written_.operand_count) == nullptr ||
        operand_at(encoding, written_.operand_count + 1) != nullptr)
      continue;
    WrittenOperand v0;
    v0.what = What::vgpr;
    v0.value = kFirstVgpr;
    v0.dwords = first->dwords;
    v0.at = written->at;
    std::copy_backward(written_.operand.begin(), written_.operand.begin() + written_.operand_count,
                       written_.operand.begin() + written_.operand_count + 1);
    written_.operand[0] = v0;
    ++written_.operand_count;
    warn(written->at, "the old value is returned to v0, since no destination is written");
    return true;
  }
  return true;
}

// Whether the signs of a constant are folded into it where the encoding has no bits for them.
bool InstructionReader::folds_signs(const isa::Encoding& encoding, const isa::Operand& operand) const {
  const bool has_literal =
      std::ranges::any_of(encoding.operands(), [](const isa::Operand& other) { return other.kind == Kind::literal; });
  switch (encoding.op) {
    case isa::Op::v_cvt_pk_f32_fp8:
    case isa::Op::v_cvt_pk_f32_bf8:
    case isa::Op::v_div_scale_f32:
    case isa::Op::v_div_scale_f64: return false;
    default: break;
  }
  if (has_literal || encoding.format == Format::VOPD || encoding.format == Format::VOP3P) return false;
  if (is_float_type(operand.type)) return true;
  // Of pairs of halves only the lower half gets the sign.
  const bool may_fold = is_pair_of_halves(operand.type) || encoding.op == isa::Op::v_cndmask_b32;
  return dialect_ == Dialect::llvm && encoding.format == Format::VOP2 && may_fold &&
         has_signs_in_vop3(encoding, operand);
}

bool InstructionReader::has_signs_in_vop3(const isa::Encoding& encoding, const isa::Operand& operand) const {
  return std::ranges::any_of(isa::find_by_mnemonic(column_, encoding.stem()), [&](isa::EncodingId id) {
    const isa::Encoding& other = isa::encoding(id);
    return is_vop3(other.format) && may_be_negated_in(other, operand);
  });
}

// llvm-mc forgets sext() in the long forms of v_pk_fmac_f16 where one of them has signs, of the exponent of
// v_ldexp_f16 in DPP16 and, from gfx11 on, in the long forms, and in single forms of some others.
bool InstructionReader::forgets_extension(const isa::Encoding& encoding, const isa::Operand& operand,
                                          const WrittenOperand& written) const {
  if (dialect_ != Dialect::llvm) return false;
  const bool has_short_halves = target_->has(isa::Feature::true16);
  switch (encoding.op) {
    case isa::Op::v_pk_fmac_f16:
      return encoding.words > 1 && (written.what != What::number || is_sdwa(encoding.format)) &&
             has_signs_in_vop3(encoding, operand);
    case isa::Op::v_ldexp_f16:
      if (source_number(operand) != 1) return false;
      return encoding.format == Format::VOP2_DPP ||
             (has_short_halves && (encoding.format == Format::VOP3A || encoding.format == Format::VOP3A_DPP ||
                                   encoding.format == Format::VOP3A_DPP8));
    case isa::Op::v_cvt_pk_f32_fp8:
    case isa::Op::v_cvt_pk_f32_bf8: return has_short_halves && encoding.format == Format::VOP3A;
    case isa::Op::v_cmpx_class_f32: return encoding.format == Format::VOPC_DPP && source_number(operand) == 1;
    case isa::Op::v_sat_pk_u8_i16: return encoding.format == Format::VOP1_DPP && written_.operand[0].half != '\0';
    default: return false;
  }
}

// Of a constant that SDWA could extend, llvm-mc forgets sext() in the forms without.
bool InstructionReader::forgets_extension_of_constant(const isa::Encoding& encoding,
                                                      const isa::Operand& operand) const {
  switch (encoding.op) {
    case isa::Op::v_cndmask_b32:
    case isa::Op::v_ldexp_f16:
    case isa::Op::v_cvt_f32_fp8:
    case isa::Op::v_cvt_f32_bf8: return false;
    case isa::Op::v_cvt_pk_f32_fp8:
    case isa::Op::v_cvt_pk_f32_bf8: return target_->has(isa::Feature::true16) && encoding.format == Format::VOP1;
    default: break;
  }
  const bool is_plain = encoding.format == Format::VOP3A || encoding.format == Format::VOP3B ||
                        encoding.format == Format::VOP3_CMPX || encoding.format == Format::VOP1 ||
                        encoding.format == Format::VOP2 || encoding.format == Format::VOPC;
  return is_plain && !is_float_type(operand.type) &&
         !isa::find_by_mnemonic(column_, std::string(encoding.stem()) + "_sdwa").empty();
}

// A DPP source with a sign is one register before gfx90a and one or two from there on, whatever is read.
bool InstructionReader::has_any_dpp_width(const isa::Encoding& encoding, const isa::Operand& operand,
                                          const WrittenOperand& written) const {
  if (dialect_ != Dialect::llvm || !is_dpp16(encoding.format) || written.what != What::vgpr) return false;
  const bool has_sign = may_be_negated_in(encoding, operand) || encoding.op == isa::Op::v_ldexp_f16;
  if (operand.dwords > 2 || !has_sign || source_number(operand) < 0) return false;
  return written.dwords == 1 || (written.dwords == 2 && target_->has(isa::Feature::dpp_64bit));
}

bool InstructionReader::match_raw_operand(const isa::Encoding& encoding, const isa::Operand& operand,
                                          const WrittenOperand& written, size_t index, InstructionText& result) const {
  const bool plain = !written.has_signs() && !written.sign_extended;
  const auto raw = [&](uint32_t value, std::string_view what) {
    write_raw(index, value, written, what, result);
    return true;
  };
  // Apertures, conditions and NULL as the sum of a matrix product.
  const bool is_sum =
      source_number(operand) == 2 && operand.dwords > 1 && (is_matrix(encoding.format) || isa::is_wmma(encoding));
  if (is_sum && written.what == What::scalar && written.any_width && plain)
    return raw(written.value, "a matrix product has no such sum");
  // A constant as the destination of a barrier's state: the low seven bits of its number.
  if (encoding.op == isa::Op::s_get_barrier_state && operand.is_written && written.what == What::number && plain) {
    const Constant constant = to_constant(written.number, isa::Type::b32);
    if (constant.fit == Constant::Fit::inline_constant && !written.literal)
      return raw(constant.source, "the destination is a scalar register");
    const std::optional<uint32_t> bits = literal_bits(written.number, isa::Type::b32);
    if (!bits) return false;
    result.instruction.has_literal = true;
    result.instruction.literal = *bits;
    return raw(isa::kLiteral, "the destination is a scalar register");
  }
  // A vector register as the source of a scalar function.
  const bool is_scalar_function = encoding.stem().starts_with("v_s_") && operand.kind == Kind::ssrc;
  if (is_scalar_function && written.what == What::vgpr && written.dwords == 1 && written.half == '\0' &&
      !written.sign_extended && (plain || match_signs(encoding, operand, written, result)))
    return raw(written.value, "the source is a scalar register");
  // The low eight bits of a number as the number of a vector register.
  const auto number = static_cast<int64_t>(written.number.bits);
  if (encoding.op == isa::Op::v_cvt_scalef32_sr_pk_fp4_f32 && source_number(operand) == 0 && !written.sign_extended &&
      (plain || match_signs(encoding, operand, written, result))) {
    if (written.what == What::scalar && written.any_width) return raw(written.value, "the source is a vector register");
    if (written.what == What::number && (written.number.is_real || (number >= INT32_MIN && number <= UINT32_MAX)))
      return raw(static_cast<uint32_t>(written.number.bits & kSourceMask), "a number's low bits are its source");
  }
  // Halves in the one-word compares of gfx12: all of them or none.
  if (written.half != '\0' && encoding.format == Format::VOPC && operand.half == 0 && operand.half_in_number && plain &&
      written.value < kFirstVgpr + kHalfBit) {
    const bool all = std::all_of(written_.operand.begin(), written_.operand.begin() + written_.operand_count,
                                 [](const WrittenOperand& o) { return o.what != What::vgpr || o.half != '\0'; });
    if (!all) return false;
    return raw(written.value + (written.half == 'h' ? kHalfBit : 0), "halves have no names on gfx12");
  }
  // A sample that goes nowhere but to the caches; its word is that of one to v0.
  if (inst::is_image(encoding.format) && index == inst::kImageData && written.what == What::off &&
      encoding.stem().starts_with("image_sample") && target_->has(isa::Feature::llvm_sample_without_data)) {
    result.instruction.operand[index] = kFirstVgpr;
    result.warnings.push_back({written.at, fmt::format("the encoding of {} contains v0", encoding.mnemonic())});
    return true;
  }
  // A load to LDS without an address.
  return encoding.format == Format::SCRATCH && operand.kind == Kind::sreg && written.what == What::off &&
         target_->has(isa::Feature::llvm_lost_addresses) && loads_lds(encoding) &&
         raw(kExecHi, "an address is missing");
}

}  // namespace lw::text
