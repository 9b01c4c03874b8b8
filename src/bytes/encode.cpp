#include <array>
#include <optional>
#include <string>
#include <utility>

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

// The words of an instruction that names no AGPRs any more; `files` says where it named some.
class Encoder {
 public:
  Encoder(const isa::Target& target, const inst::Instruction& instruction, const FileBits& files)
      : target_(target),
        instruction_(instruction),
        encoding_(instruction.enc()),
        plan_(plan_of(instruction.encoding)),
        layout_(isa::layouts()[encoding_.layout]),
        swaps_null_(isa::column_has(target.column, isa::Feature::null_before_m0)),
        words_(files.low | layout_.fixed_bits | uint64_t{encoding_.opcode} << layout_.opcode_lsb),
        high_(files.high | plan_.high_bits),
        needs_literal_(plan_.always_has_literal) {
    if (plan_.may_have_addresses || plan_.has_address_fields) addresses_ = inst::address_bytes(target, instruction);
  }

  Result<Encoded> encode() {
    for (unsigned i = 0; i < plan_.operand_count; ++i)
      if (std::optional<Error> error = put_operand(i)) return *std::move(error);
    for (const ModifierPlan& field : plan_.modifiers)
      if (std::optional<Error> error = put_modifier(field)) return *std::move(error);
    if (needs_literal_ != instruction_.has_literal)
      return Error{std::string(encoding_.mnemonic()) +
                   (needs_literal_ ? ": the literal is missing" : ": no operand takes the literal")};
    return all_words();
  }

 private:
  void put(uint64_t bits, unsigned lsb) {
    if (lsb < 64)
      words_ |= bits << lsb;
    else
      high_ |= bits << (lsb - 64);
  }

  std::optional<Error> put_operand(unsigned i) {
    const OperandPlan& field = plan_.operand[i];
    const uint32_t value = instruction_.operand[i];
    const isa::Operand& operand = encoding_.operands()[i];
    if (!is_in_set(field, value)) return misfit(encoding_, operand, value);
    if (field.mask != 0 && field.sign_bits != 0) {
      if (!put_signed(field, value)) return misfit(encoding_, operand, static_cast<int32_t>(value));
    } else if (field.mask == 0 ? value != field.bias : !put_unsigned(field, value)) {
      return misfit(encoding_, operand, value);
    }
    return std::nullopt;
  }

  bool is_in_set(const OperandPlan& field, uint32_t value) {
    if (field.set == static_cast<uint32_t>(SourceSet::any)) return true;
    const bool is_literal = value == isa::kLiteral && field.takes_literal;
    if (is_literal) needs_literal_ = true;
    return is_literal || (value < isa::kPastVgprs && (legality(target_.column)[value] & field.set) != 0);
  }

  // Both -1 and its field bits are taken: an assembler may have either. Whether the value fits, as for the next ones.
  bool put_signed(const OperandPlan& field, uint32_t value) {
    const auto extended = sign_extend(value & field.mask, field.sign_bits);
    if (static_cast<uint32_t>(extended) != value && (value & ~field.mask) != 0) return false;
    if (field.no_negative && extended < 0) return false;
    put(value & field.mask, field.lsb);
    return true;
  }

  bool put_unsigned(const OperandPlan& field, uint32_t value) {
    uint32_t bits = value;
    if (field.low_vgprs && value >= isa::kFirstVgpr + kHalfBit) return false;
    if (field.half != 0) {
      const uint32_t upper = instruction_.modifier[static_cast<size_t>(isa::Modifier::op_sel0) + field.half - 1];
      if (value < isa::kFirstVgpr ? upper != 0 : upper > 1 || (value & kHalfBit) != 0) return false;
      if (upper != 0) bits |= kHalfBit;
    }
    if (swaps_null_ && field.set != static_cast<uint32_t>(SourceSet::any) && (bits | 1) == isa::kNull) bits ^= 1;
    if (field.opposite_of != 0) {
      if (((bits ^ instruction_.operand[field.opposite_of - 1u]) & 1) == 0) return false;
      bits &= ~1u;
    }
    if (field.scalar_bit != 0 && value < isa::kFirstVgpr)
      words_ |= uint64_t{1} << field.scalar_bit;
    else if (value < field.bias)
      return false;
    else
      bits -= field.bias;
    if ((bits & ((1u << field.shift) - 1)) != 0 || ((bits >> field.shift) & ~field.mask) != 0) return false;
    put(bits >> field.shift, field.lsb);
    return true;
  }

  std::optional<Error> put_modifier(const ModifierPlan& field) {
    const auto refused = [&](uint32_t value) {
      return misfit(encoding_, isa::modifier_name(static_cast<isa::Modifier>(field.modifier)), value);
    };
    uint32_t value = instruction_.modifier[field.modifier];
    if (field.modifier >= kFirstAddress && field.modifier < kFirstAddress + kAddressFields) {
      if (value != 0) return refused(value);
      value = addresses_[field.modifier - kFirstAddress];
    }
    if ((value & ~field.mask) != 0 || (field.rule != ModifierRule::none && breaks(field.rule, value, target_.column)))
      return refused(value);
    put(value, field.lsb);
    // A form may fix a part of a field: the bit of a hint that says whether an atomic returns the old value.
    if (field.lsb < 64 &&
        ((words_ ^ layout_.fixed_bits) & layout_.fixed_mask & (uint64_t{field.mask} << field.lsb)) != 0)
      return refused(value);
    return std::nullopt;
  }

  Encoded all_words() const {
    Encoded encoded;
    encoded.word[0] = static_cast<uint32_t>(words_);
    encoded.words = 1;
    if (encoding_.words >= 2) encoded.word[encoded.words++] = static_cast<uint32_t>(words_ >> 32);
    for (unsigned word = 2; word < encoding_.words; ++word)
      encoded.word[encoded.words++] = static_cast<uint32_t>(high_ >> (32 * (word - 2)));
    if (plan_.may_have_addresses)
      for (unsigned i = 0; i < instruction_.mod(isa::Modifier::nsa); ++i)
        encoded.word[encoded.words++] = load_le<uint32_t>(addresses_.data() + size_t{4} * i);
    if (needs_literal_) encoded.word[encoded.words++] = instruction_.literal;
    return encoded;
  }

  const isa::Target& target_;
  const inst::Instruction& instruction_;
  const isa::Encoding& encoding_;
  const Plan& plan_;
  const isa::BitLayout& layout_;
  const bool swaps_null_;
  uint64_t words_, high_;
  bool needs_literal_;
  std::array<uint8_t, 12> addresses_{};
};

}  // namespace

Result<Encoded> encode(const isa::Target& target, const inst::Instruction& instruction) {
  if (!instruction.valid()) return Error{"not an instruction"};
  const isa::Encoding& encoding = instruction.enc();
  if (!encoding.in(target.column))
    return Error{std::string(encoding.mnemonic()) + " does not exist on " + std::string(target.name)};
  if (!target.has(isa::Feature::accumulation)) return Encoder(target, instruction, {}).encode();
  inst::Instruction with_vgprs = instruction;
  const Result<FileBits> files = take_files(target, with_vgprs);
  if (!files) return files.error();
  return Encoder(target, with_vgprs, *files).encode();
}

}  // namespace lw::bytes
