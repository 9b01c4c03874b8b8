#include <string>

#include "bytes/bytes.h"
#include "bytes/plan.h"
#include "isa/operand_values.h"

namespace lw::bytes {
namespace {

Error misfit(const isa::Encoding& encoding, std::string_view what, int64_t value) {
  return Error{std::string(encoding.mnemonic()) + ": " + std::string(what) + " cannot hold " + std::to_string(value)};
}

Error misfit(const isa::Encoding& encoding, const isa::Operand& operand, int64_t value) {
  return misfit(encoding, isa::operand_name(operand.name), value);
}

constexpr uint32_t kFirstAddress = static_cast<uint32_t>(isa::Modifier::address1);

// The bits that make VGPRs AGPRs.
struct FileBits {
  uint64_t low = 0, high = 0;
  void set(unsigned bit) { (bit < 64 ? low : high) |= uint64_t{1} << bit % 64; }
  bool has(unsigned bit) const { return ((bit < 64 ? low : high) >> bit % 64 & 1) != 0; }
};

// Turns AGPRs into the VGPRs of their numbers, and refuses tuples that begin with an odd register where they must not.
Result<FileBits> take_files(const isa::Target& target, inst::Instruction& instruction) {
  const isa::Encoding& encoding = instruction.enc();
  const Plan& plan = plan_of(instruction.encoding);
  const unsigned wants_even = isa::column_has(target.column, isa::Feature::aligned_vgprs) ? 1 : 0;
  if (breaks(plan.return_rule, instruction)) return misfit(encoding, encoding.operands()[0], instruction.operand[0]);
  FileBits agprs, vgprs;
  for (unsigned i = 0; i < plan.operand_count; ++i) {
    const OperandPlan& field = plan.operand[i];
    const isa::Operand& operand = encoding.operands()[i];
    uint32_t& value = instruction.operand[i];
    if ((value & field.tuple & wants_even) != 0 && value >= isa::kFirstVgpr) return misfit(encoding, operand, value);
    if (field.acc_bit == 0 || value < isa::kFirstVgpr) continue;
    if (value >= isa::kPastAgprs) return misfit(encoding, operand, value);
    // The top bit of the field itself: only AGPRs.
    const bool only_agprs = field.acc_bit == operand.lsb + operand.width - 1;
    if (value < isa::kFirstAgpr && only_agprs) return misfit(encoding, operand, value);
    (value >= isa::kFirstAgpr ? agprs : vgprs).set(field.acc_bit);
    if (agprs.has(field.acc_bit) && vgprs.has(field.acc_bit))
      return Error{std::string(encoding.mnemonic()) + ": " + std::string(isa::operand_name(operand.name)) +
                   " and another operand must both be VGPRs or both be AGPRs"};
    if (value >= isa::kFirstAgpr) value -= isa::kFirstAgpr - isa::kFirstVgpr;
  }
  return agprs;
}

Result<Encoded> encode_vgprs(const isa::Target& target, const inst::Instruction& instruction, const FileBits& files) {
  const isa::Encoding& encoding = instruction.enc();
  const Plan& plan = plan_of(instruction.encoding);
  const Legality& legal = legality(target.column);
  const isa::Layout& layout = isa::layouts()[encoding.layout];
  uint64_t words = files.low | layout.fixed_bits | uint64_t{encoding.opcode} << layout.opcode_lsb;
  uint64_t high = files.high | plan.high_bits;
  const auto put = [&](uint64_t bits, unsigned lsb) {
    if (lsb < 64)
      words |= bits << lsb;
    else
      high |= bits << (lsb - 64);
  };
  const bool swaps_null = isa::column_has(target.column, isa::Feature::null_before_m0);
  bool needs_literal = plan.always_has_literal;

  const auto operands = encoding.operands();
  for (unsigned i = 0; i < plan.operand_count; ++i) {
    const OperandPlan& field = plan.operand[i];
    const uint32_t value = instruction.operand[i];
    if (field.set != static_cast<uint32_t>(SourceSet::any)) {
      if (value == isa::kLiteral && field.takes_literal)
        needs_literal = true;
      else if (value >= isa::kPastVgprs || !(legal[value] & field.set))
        return misfit(encoding, operands[i], value);
    }
    if (field.mask == 0) {
      if (value != field.bias) return misfit(encoding, operands[i], value);
      continue;
    }
    if (field.sign_bits != 0) {
      // Both -1 and its field bits are taken: an assembler may have either.
      const auto extended = sign_extend(value & field.mask, field.sign_bits);
      if (static_cast<uint32_t>(extended) != value && (value & ~field.mask) != 0)
        return misfit(encoding, operands[i], static_cast<int32_t>(value));
      if (field.no_negative && extended < 0) return misfit(encoding, operands[i], static_cast<int32_t>(value));
      put(value & field.mask, field.lsb);
      continue;
    }
    uint32_t bits = value;
    if (field.low_vgprs && value >= isa::kFirstVgpr + kHalfBit) return misfit(encoding, operands[i], value);
    if (field.half != 0) {
      const uint32_t upper = instruction.modifier[static_cast<size_t>(isa::Modifier::op_sel0) + field.half - 1];
      if (value < isa::kFirstVgpr ? upper != 0 : upper > 1 || (value & kHalfBit) != 0)
        return misfit(encoding, operands[i], value);
      if (upper != 0) bits |= kHalfBit;
    }
    if (swaps_null && field.set != static_cast<uint32_t>(SourceSet::any) && (bits | 1) == isa::kNull) bits ^= 1;
    if (field.opposite_of != 0) {
      if (((bits ^ instruction.operand[field.opposite_of - 1u]) & 1) == 0) return misfit(encoding, operands[i], value);
      bits &= ~1u;
    }
    if (field.scalar_bit != 0 && value < isa::kFirstVgpr)
      words |= uint64_t{1} << field.scalar_bit;
    else if (value < field.bias)
      return misfit(encoding, operands[i], value);
    else
      bits -= field.bias;
    if ((bits & ((1u << field.shift) - 1)) != 0 || ((bits >> field.shift) & ~field.mask) != 0)
      return misfit(encoding, operands[i], value);
    put(bits >> field.shift, field.lsb);
  }

  std::array<uint8_t, 12> addresses{};
  if (plan.may_have_addresses || plan.has_address_fields) addresses = inst::address_bytes(target, instruction);
  for (const ModifierPlan& field : plan.modifiers) {
    uint32_t value = instruction.modifier[field.modifier];
    if (field.modifier >= kFirstAddress && field.modifier < kFirstAddress + kAddressFields) {
      if (value != 0) return misfit(encoding, isa::modifier_name(static_cast<isa::Modifier>(field.modifier)), value);
      value = addresses[field.modifier - kFirstAddress];
    }
    if ((value & ~field.mask) != 0 || (field.rule != ModifierRule::none && breaks(field.rule, value, target.column)))
      return misfit(encoding, isa::modifier_name(static_cast<isa::Modifier>(field.modifier)), value);
    put(value, field.lsb);
    // A form may fix a part of a field: the bit of a hint that says whether an atomic returns the old value.
    if (field.lsb < 64 && ((words ^ layout.fixed_bits) & layout.fixed_mask & (uint64_t{field.mask} << field.lsb)) != 0)
      return misfit(encoding, isa::modifier_name(static_cast<isa::Modifier>(field.modifier)), value);
  }

  Encoded encoded;
  encoded.word[0] = static_cast<uint32_t>(words);
  encoded.words = 1;
  if (encoding.words >= 2) encoded.word[encoded.words++] = static_cast<uint32_t>(words >> 32);
  for (unsigned word = 2; word < encoding.words; ++word)
    encoded.word[encoded.words++] = static_cast<uint32_t>(high >> (32 * (word - 2)));
  if (plan.may_have_addresses) {
    for (unsigned i = 0; i < instruction.mod(isa::Modifier::nsa); ++i)
      encoded.word[encoded.words++] = load_le<uint32_t>(addresses.data() + size_t{4} * i);
  }
  if (needs_literal != instruction.has_literal)
    return Error{std::string(encoding.mnemonic()) +
                 (needs_literal ? ": the literal is missing" : ": no operand takes the literal")};
  if (needs_literal) encoded.word[encoded.words++] = instruction.literal;
  return encoded;
}

}  // namespace

Result<Encoded> encode(const isa::Target& target, const inst::Instruction& instruction) {
  if (!instruction.valid()) return Error{"not an instruction"};
  const isa::Encoding& encoding = instruction.enc();
  if (!encoding.in(target.column))
    return Error{std::string(encoding.mnemonic()) + " does not exist on " + std::string(target.name)};
  if (!target.has(isa::Feature::accumulation)) return encode_vgprs(target, instruction, {});
  inst::Instruction with_vgprs = instruction;
  const Result<FileBits> files = take_files(target, with_vgprs);
  if (!files) return files.error();
  return encode_vgprs(target, with_vgprs, *files);
}

}  // namespace lw::bytes
