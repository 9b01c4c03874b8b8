#include <string>

#include "bytes/bytes.h"
#include "bytes/plan.h"

namespace lw::bytes {
namespace {

Error misfit(const isa::Encoding& encoding, std::string_view what, int64_t value) {
  return Error{std::string(encoding.mnemonic()) + ": " + std::string(what) + " cannot hold " + std::to_string(value)};
}

}  // namespace

Result<Encoded> encode(const isa::Target& target, const inst::Instruction& instruction) {
  if (!instruction.valid()) return Error{"not an instruction"};
  const isa::Encoding& encoding = instruction.enc();
  if (!encoding.in(target.column))
    return Error{std::string(encoding.mnemonic()) + " does not exist on " + std::string(target.name)};
  const Plans& all = plans();
  const Plan& plan = all.plans[instruction.encoding];
  const Legality& legal = legality(target.column);
  const isa::Layout& layout = isa::layouts()[encoding.layout];
  uint64_t words = layout.fixed_bits | uint64_t{encoding.opcode} << layout.opcode_lsb;
  uint32_t third = plan.third_bits;
  const auto put = [&](uint64_t bits, unsigned lsb) {
    if (lsb < 64)
      words |= bits << lsb;
    else
      third |= static_cast<uint32_t>(bits << (lsb - 64));
  };
  bool needs_literal = plan.always_has_literal;

  const auto operands = encoding.operands();
  for (unsigned i = 0; i < plan.operand_count; ++i) {
    const OperandPlan& field = plan.operand[i];
    const std::string_view name = isa::operand_name(operands[i].name);
    const uint32_t value = instruction.operand[i];
    if (field.set != static_cast<uint32_t>(SourceSet::any)) {
      if (value == 255 && plan.may_take_literal)
        needs_literal = true;
      else if (value > 511 || !(legal[value] & field.set))
        return misfit(encoding, name, value);
    }
    if (field.mask == 0) {
      if (value != field.bias) return misfit(encoding, name, value);
      continue;
    }
    if (field.sign_bits != 0) {
      // Both -1 and its field bits are taken: an assembler may have either.
      const auto extended = sign_extend(value & field.mask, field.sign_bits);
      if (static_cast<uint32_t>(extended) != value && (value & ~field.mask) != 0)
        return misfit(encoding, name, static_cast<int32_t>(value));
      put(value & field.mask, field.lsb);
      continue;
    }
    uint32_t bits = value;
    if (field.scalar_bit != 0 && value < 256)
      words |= uint64_t{1} << field.scalar_bit;
    else if (value < field.bias)
      return misfit(encoding, name, value);
    else
      bits -= field.bias;
    if ((bits & ((1u << field.shift) - 1)) != 0 || ((bits >> field.shift) & ~field.mask) != 0)
      return misfit(encoding, name, value);
    put(bits >> field.shift, field.lsb);
  }

  for (unsigned i = 0; i < plan.modifier_count; ++i) {
    const ModifierPlan& field = all.modifiers[plan.modifier_first + i];
    const uint32_t value = instruction.modifier[field.modifier];
    if ((value & ~field.mask) != 0 || (field.rule != ModifierRule::none && breaks(field.rule, value)))
      return misfit(encoding, isa::modifier_name(static_cast<isa::Modifier>(field.modifier)), value);
    put(value, field.lsb);
  }

  Encoded encoded;
  encoded.word[0] = static_cast<uint32_t>(words);
  encoded.words = 1;
  if (encoding.words >= 2) encoded.word[encoded.words++] = static_cast<uint32_t>(words >> 32);
  if (encoding.words == 3) encoded.word[encoded.words++] = third;
  if (plan.may_have_addresses) {
    for (unsigned i = 0; i < instruction.mod(isa::Modifier::nsa); ++i)
      encoded.word[encoded.words++] = load_le<uint32_t>(instruction.more_addresses.data() + size_t{4} * i);
  }
  if (needs_literal != instruction.has_literal)
    return Error{std::string(encoding.mnemonic()) +
                 (needs_literal ? ": the literal is missing" : ": no operand takes the literal")};
  if (needs_literal) encoded.word[encoded.words++] = instruction.literal;
  return encoded;
}

}  // namespace lw::bytes
