#include <algorithm>
#include <cstring>

#include "bytes/bytes.h"
#include "bytes/plan.h"
#include "isa/operand_values.h"

namespace lw::bytes {
namespace {

// Whether the AGPRs whose number modifiers say exist.
bool ends_in_time(const isa::Target& target, const inst::Instruction& instruction) {
  for (unsigned i = 0; i < instruction.enc().operand_count; ++i)
    if (instruction.operand[i] >= isa::kFirstAgpr &&
        instruction.operand[i] + inst::dwords(target, instruction, i) > isa::kPastAgprs)
      return false;
  return true;
}

// The encoding of four words that begins with one of two, or that one. Without one of two (0) its first two words may
// have bits that the instruction of two words forbids.
isa::EncodingId longer(isa::Column column, isa::EncodingId id, std::span<const std::byte> code) {
  if (code.size() < 16) return id;
  const auto low = load_le<uint64_t>(code.data());
  const auto high = load_le<uint64_t>(code.data() + 8);
  for (const LongEncoding& candidate : long_encodings()) {
    const Plan& plan = plan_of(candidate.whole);
    const isa::Encoding& encoding = isa::encoding(candidate.whole);
    const isa::BitLayout& layout = isa::layouts()[encoding.layout];
    const bool begins = id != 0 ? candidate.first_half == id
                                : (low & layout.fixed_mask) == layout.fixed_bits &&
                                      bit_field(low, layout.opcode_lsb, layout.opcode_width) == encoding.opcode;
    if (begins && encoding.in(column) && (high & plan.high_mask) == plan.high_bits) return candidate.whole;
  }
  return id;
}

// Whether a source of a product of matrices is neither a constant nor a tuple of registers that are all there:
// conditions, M0, EXEC, apertures, the last SGPRs, trap registers and AGPRs. (LLVM has more VGPRs than there are.)
bool is_odd_source(uint32_t source, uint32_t dwords, bool is_accumulation) {
  constexpr uint32_t kPastSgprs = 106, kFirstTrap = 108, kTraps = 16;
  if (source < 102) return source / 4 > (kPastSgprs - dwords) / 4;
  if (source >= kFirstTrap && source < kFirstTrap + kTraps) return (source - kFirstTrap) / 4 > (kTraps - dwords) / 4;
  if (source >= isa::kFirstVgpr) return is_accumulation && source + dwords > isa::kPastVgprs;
  return source != isa::kNull && !isa::is_inline_constant(source) && source < isa::kLiteral;
}

// Whether LLVM finds no product in the third and fourth word of a scaled one.
bool has_odd_matrix(std::span<const std::byte> code) {
  constexpr uint32_t kFactorDwords = 8;
  const auto operation = load_le<uint32_t>(code.data() + 8), sources = load_le<uint32_t>(code.data() + 12);
  const bool is_32x32 = bit_field(operation, 16, 1) == 0;  // v_mfma_scale_f32_32x32x64_f8f6f4, and 16x16x128
  const uint32_t sum_dwords = is_32x32 ? 16 : 4;
  const bool is_sum_accumulation = bit_field(operation, 15, 1) != 0;
  const uint32_t destination = isa::kFirstVgpr + bit_field(operation, 0, 8);
  return is_odd_source(bit_field(sources, 0, 9), kFactorDwords, bit_field(sources, 27, 1) != 0) ||
         is_odd_source(bit_field(sources, 9, 9), kFactorDwords, bit_field(sources, 28, 1) != 0) ||
         is_odd_source(bit_field(sources, 18, 9), sum_dwords, is_sum_accumulation) ||
         is_odd_source(destination, sum_dwords, is_sum_accumulation);
}

// One instruction as it is decoded: its first four words, and the encoding that they are of.
class Decoding {
 public:
  Decoding(const isa::Target& target, std::span<const std::byte> code, Decoded& decoded)
      : target_(target),
        code_(code),
        decoded_(decoded),
        instruction_(decoded.instruction),
        wants_even_(isa::column_has(target.column, isa::Feature::aligned_vgprs) ? 1 : 0),
        swaps_null_(isa::column_has(target.column, isa::Feature::null_before_m0)),
        legal_(legality(target.column)) {}

  [[gnu::always_inline]] void run() {
    const Undecodable why = decode();
    if (why != Undecodable::none) [[unlikely]]
      refuse(why);
  }

 private:
  [[gnu::always_inline]] Undecodable decode() {
    if (const Undecodable why = find_encoding(); why != Undecodable::none) [[unlikely]]
      return why;
    if (size_ > 8 && !read_high()) return Undecodable::reserved_value;
    has_literal_ = plan_->always_has_literal;
    if (read_plain_operands() != 0 && !read_operands()) return Undecodable::reserved_value;
    if (!read_modifiers()) return Undecodable::reserved_value;
    if (plan_->is_special)
      if (const Undecodable why = read_addresses(); why != Undecodable::none) return why;
    if (has_literal_ && !read_literal()) return Undecodable::truncated;
    if (plan_->is_special && breaks_rules()) return Undecodable::reserved_value;
    instruction_.encoding = id_;
    instruction_.size_bytes = static_cast<uint8_t>(size_);
    decoded_.size_bytes = static_cast<uint8_t>(size_);
    return Undecodable::none;
  }

  [[gnu::cold, gnu::noinline]] void refuse(Undecodable why) {
    // Then two words are an instruction, and the next two another, as LLVM takes them.
    if (is_longer_ && has_odd_matrix(code_)) {
      decoded_ = Decoded();
      return Decoding(target_, code_.first(8), decoded_).run();
    }
    decoded_.why = is_cut_ ? Undecodable::truncated : why;
    decoded_.size_bytes = static_cast<uint8_t>(std::min<size_t>(code_.size(), 4));
  }

  [[gnu::always_inline]] Undecodable find_encoding() {
    if (code_.size() >= 8) [[likely]]
      words_ = load_le<uint64_t>(code_.data());
    else if (code_.size() >= 4)
      words_ = load_le<uint32_t>(code_.data());
    else
      return Undecodable::truncated;
    id_ = isa::find_by_bits(target_.column, words_);
    plan_ = &plan_of(id_);
    if (id_ == 0 || plan_->may_be_longer) [[unlikely]] {
      if (!find_longer()) return Undecodable::no_such_opcode;
    }
    if (plan_->size_bytes > code_.size()) [[unlikely]] {
      if (!find_one_word()) return Undecodable::truncated;
    }
    size_ = plan_->size_bytes;
    return Undecodable::none;
  }

  bool find_longer() {
    const isa::EncodingId shorter = id_;
    id_ = longer(target_.column, shorter, code_);
    is_longer_ = id_ != shorter;
    plan_ = &plan_of(id_);
    return id_ != 0;
  }

  // An encoding of one word where the code ends before the one that was found does.
  bool find_one_word() {
    id_ = code_.size() < 8 ? isa::find_one_word(target_.column, static_cast<uint32_t>(words_)) : 0;
    is_cut_ = true;
    plan_ = &plan_of(id_);
    return id_ != 0;
  }

  // The third and fourth word. Whether their fixed bits are those of the encoding.
  bool read_high() {
    high_ = size_ > 12 ? load_le<uint64_t>(code_.data() + 8) : load_le<uint32_t>(code_.data() + 8);
    return (high_ & plan_->high_mask) == plan_->high_bits;
  }

  uint64_t bits_from(unsigned lsb) const { return lsb < 64 ? words_ >> lsb : high_ >> (lsb - 64); }

  // Without a branch for each. Not 0 where some operand is not plain, or its value not legal: read_operands() has to
  // read them all again.
  [[gnu::always_inline]] uint32_t read_plain_operands() {
    const unsigned swapped = swaps_null_ ? isa::kNull : 0;
    uint32_t unusual = !plan_->is_plain;
    for (unsigned i = 0; i < kPlainOperands; ++i) {
      const OperandPlan& operand = plan_->operand[i];
      const uint32_t value =
          ((static_cast<uint32_t>(words_ >> (operand.lsb & 63)) & operand.mask) << operand.shift) + operand.bias;
      unusual |= (legal_[value & 511] & operand.set) == 0;
      unusual |= value & operand.tuple & wants_even_;
      unusual |= (value | 1) == swapped;
      instruction_.operand[i] = value;
    }
    return unusual;
  }

  // Whether all values are legal.
  bool read_operands() {
    for (unsigned i = 0; i < plan_->operand_count; ++i)
      if (!read_operand(i)) return false;
    return true;
  }

  bool read_operand(unsigned i) {
    const OperandPlan& operand = plan_->operand[i];
    uint64_t value = field_of(operand);
    if (operand.half != 0 && value >= isa::kFirstVgpr) {
      instruction_.modifier[static_cast<size_t>(isa::Modifier::op_sel0) + operand.half - 1] = (value >> 7) & 1;
      value &= ~uint64_t{kHalfBit};
    }
    if (operand.no_negative && (value >> 63) != 0) return false;
    if (operand.low_vgprs && value >= isa::kFirstVgpr + kHalfBit) return false;
    if (operand.opposite_of != 0) value |= ~instruction_.operand[operand.opposite_of - 1u] & 1;
    if (operand.set != static_cast<uint32_t>(SourceSet::any)) {
      if (swaps_null_ && (value | 1) == isa::kNull) value ^= 1;
      if (value == isa::kLiteral && operand.takes_literal)
        has_literal_ = true;
      else if (!(legal_[value & 511] & operand.set))
        return false;
    }
    if (value & operand.tuple & wants_even_ && value >= isa::kFirstVgpr) return false;
    if (operand.acc_bit != 0 && (bits_from(operand.acc_bit) & 1) && value >= isa::kFirstVgpr)
      value += isa::kFirstAgpr - isa::kFirstVgpr;
    if (value >= isa::kFirstAgpr && value + operand.dwords > isa::kPastAgprs && value < isa::kPastAgprs) return false;
    instruction_.operand[i] = static_cast<uint32_t>(value);
    return true;
  }

  // The bits of an operand, as the number that they stand for.
  uint64_t field_of(const OperandPlan& operand) const {
    uint64_t value = bits_from(operand.lsb) & operand.mask;
    if (operand.sign_bits != 0)
      value = static_cast<uint64_t>(sign_extend(value, operand.sign_bits));
    else
      value <<= operand.shift;
    const bool is_scalar = operand.scalar_bit != 0 && ((words_ >> operand.scalar_bit) & 1) != 0;
    return is_scalar ? value : value + operand.bias;
  }

  // Whether all values are legal.
  [[gnu::always_inline]] bool read_modifiers() {
    if (plan_->may_lack_modifiers && (words_ & plan_->modifier_bits) == 0) return true;
    for (const ModifierPlan& modifier : plan_->modifiers) {
      const auto value = static_cast<uint32_t>(bits_from(modifier.lsb)) & modifier.mask;
      if (modifier.rule != ModifierRule::none && breaks(modifier.rule, value, target_.column)) return false;
      instruction_.modifier[modifier.modifier] = value;
    }
    return true;
  }

  Undecodable read_addresses() {
    if (plan_->may_have_addresses) return read_address_words();
    return plan_->has_address_fields && !read_address_fields() ? Undecodable::reserved_value : Undecodable::none;
  }

  // Words behind the instruction that hold more registers of an image's address.
  Undecodable read_address_words() {
    const size_t extra = size_t{4} * instruction_.mod(isa::Modifier::nsa);
    if (size_ + extra > code_.size()) return Undecodable::truncated;
    std::memcpy(instruction_.more_addresses.data(), code_.data() + size_, extra);
    size_ += extra;
    instruction_.encoding = id_;
    inst::spread_addresses(target_, instruction_);
    const bool fits =
        instruction_.mod(isa::Modifier::nsa) <= plan_->most_address_words && inst::ray_words_fit(target_, instruction_);
    instruction_.encoding = 0;
    return fits ? Undecodable::none : Undecodable::no_such_opcode;
  }

  // Fields of the instruction that do.
  bool read_address_fields() {
    for (size_t place = 0; place < kAddressFields; ++place) {
      uint32_t& field = instruction_.modifier[static_cast<size_t>(isa::Modifier::address1) + place];
      instruction_.more_addresses[place] = static_cast<uint8_t>(field);
      field = 0;
    }
    instruction_.encoding = id_;
    // LLVM has a fifth place only for rays that need it.
    const bool is_over = inst::address_places(target_, instruction_).count <= kAddressFields &&
                         instruction_.more_addresses[kAddressFields - 1] != 0 &&
                         instruction_.enc().format == isa::Format::MIMG_BVH;
    inst::spread_addresses(target_, instruction_);
    instruction_.encoding = 0;
    return !is_over;
  }

  bool read_literal() {
    if (size_ + 4 > code_.size()) return false;
    instruction_.has_literal = true;
    instruction_.literal = load_le<uint32_t>(code_.data() + size_);
    size_ += 4;
    return true;
  }

  // Of several fields together.
  bool breaks_rules() {
    instruction_.encoding = id_;
    const bool does =
        breaks(plan_->return_rule, instruction_) || (plan_->has_sized_matrices && !ends_in_time(target_, instruction_));
    instruction_.encoding = 0;
    return does;
  }

  const isa::Target& target_;
  const std::span<const std::byte> code_;
  Decoded& decoded_;
  inst::Instruction& instruction_;
  const unsigned wants_even_;
  const bool swaps_null_;
  const Legality& legal_;
  uint64_t words_ = 0, high_ = 0;
  isa::EncodingId id_ = 0;
  const Plan* plan_ = nullptr;
  size_t size_ = 0;
  bool has_literal_ = false;
  bool is_cut_ = false;     // the code ends within the instruction that its first words are of
  bool is_longer_ = false;  // of four words, the first two of which may be an instruction by themselves
};

}  // namespace

Decoded decode(const isa::Target& target, std::span<const std::byte> code) {
  // Filled where the caller has it: copying it costs as much as decoding.
  Decoded decoded;
  Decoding(target, code, decoded).run();
  return decoded;
}

}  // namespace lw::bytes
