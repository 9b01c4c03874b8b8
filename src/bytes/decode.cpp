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
    const isa::Layout& layout = isa::layouts()[encoding.layout];
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

void decode_into(Decoded& decoded, const isa::Target& target, std::span<const std::byte> code) {
  const size_t available = code.size();
  bool is_cut = false, is_longer = false;
  const auto refuse = [&](Undecodable why) {
    // Then two words are an instruction, and the next two another, as LLVM takes them.
    if (is_longer && has_odd_matrix(code)) {
      decoded = Decoded();
      return decode_into(decoded, target, code.first(8));
    }
    decoded.why = is_cut ? Undecodable::truncated : why;
    decoded.size_bytes = static_cast<uint8_t>(available < 4 ? available : 4);
  };
  uint64_t words;
  if (available >= 8) [[likely]]
    words = load_le<uint64_t>(code.data());
  else if (available >= 4)
    words = load_le<uint32_t>(code.data());
  else
    return refuse(Undecodable::truncated);

  isa::EncodingId id = isa::find_by_bits(target.column, words);
  const Plan* found = &plan_of(id);
  if (id == 0 || found->may_be_longer) [[unlikely]] {
    const isa::EncodingId shorter = id;
    id = longer(target.column, id, code);
    if (id == 0) return refuse(Undecodable::no_such_opcode);
    is_longer = id != shorter;
    found = &plan_of(id);
  }
  if (found->size_bytes > available) [[unlikely]] {
    id = available < 8 ? isa::find_one_word(target.column, static_cast<uint32_t>(words)) : 0;
    is_cut = true;
    if (id == 0) return refuse(Undecodable::truncated);
    found = &plan_of(id);
  }
  const Plan& plan = *found;
  size_t size = plan.size_bytes;
  uint64_t high = 0;
  if (size > 8) {
    high = size > 12 ? load_le<uint64_t>(code.data() + 8) : load_le<uint32_t>(code.data() + 8);
    if ((high & plan.high_mask) != plan.high_bits) return refuse(Undecodable::reserved_value);
  }
  const auto bits_from = [&](unsigned lsb) { return lsb < 64 ? words >> lsb : high >> (lsb - 64); };

  inst::Instruction& instruction = decoded.instruction;
  const Legality& legal = legality(target.column);
  const unsigned wants_even = isa::column_has(target.column, isa::Feature::aligned_vgprs) ? 1 : 0;
  const bool swaps_null = isa::column_has(target.column, isa::Feature::null_before_m0);
  const unsigned swapped = swaps_null ? isa::kNull : 0;
  bool has_literal = plan.always_has_literal;
  uint32_t unusual = !plan.is_plain;
  for (unsigned i = 0; i < kPlainOperands; ++i) {
    const OperandPlan& operand = plan.operand[i];
    const uint32_t value =
        ((static_cast<uint32_t>(words >> (operand.lsb & 63)) & operand.mask) << operand.shift) + operand.bias;
    unusual |= (legal[value & 511] & operand.set) == 0;
    unusual |= value & operand.tuple & wants_even;
    unusual |= (value | 1) == swapped;
    instruction.operand[i] = value;
  }
  for (unsigned i = 0; unusual != 0 && i < plan.operand_count; ++i) {
    const OperandPlan& operand = plan.operand[i];
    uint64_t value = bits_from(operand.lsb) & operand.mask;
    if (operand.sign_bits != 0)
      value = static_cast<uint64_t>(sign_extend(value, operand.sign_bits));
    else
      value <<= operand.shift;
    if (operand.scalar_bit == 0 || !((words >> operand.scalar_bit) & 1)) value += operand.bias;
    if (operand.half != 0 && value >= isa::kFirstVgpr) {
      instruction.modifier[static_cast<size_t>(isa::Modifier::op_sel0) + operand.half - 1] = (value >> 7) & 1;
      value &= ~uint64_t{kHalfBit};
    }
    if (operand.no_negative && (value >> 63) != 0) return refuse(Undecodable::reserved_value);
    if (operand.low_vgprs && value >= isa::kFirstVgpr + kHalfBit) return refuse(Undecodable::reserved_value);
    if (operand.opposite_of != 0) value |= ~instruction.operand[operand.opposite_of - 1u] & 1;
    if (operand.set != static_cast<uint32_t>(SourceSet::any)) {
      if (swaps_null && (value | 1) == isa::kNull) value ^= 1;
      if (value == isa::kLiteral && operand.takes_literal)
        has_literal = true;
      else if (!(legal[value & 511] & operand.set))
        return refuse(Undecodable::reserved_value);
    }
    if (value & operand.tuple & wants_even && value >= isa::kFirstVgpr) return refuse(Undecodable::reserved_value);
    if (operand.acc_bit != 0 && (bits_from(operand.acc_bit) & 1) && value >= isa::kFirstVgpr)
      value += isa::kFirstAgpr - isa::kFirstVgpr;
    if (value >= isa::kFirstAgpr && value + operand.dwords > isa::kPastAgprs && value < isa::kPastAgprs)
      return refuse(Undecodable::reserved_value);
    instruction.operand[i] = static_cast<uint32_t>(value);
  }
  const bool lacks_modifiers = plan.may_lack_modifiers && (words & plan.modifier_bits) == 0;
  for (const ModifierPlan& modifier : lacks_modifiers ? std::span<const ModifierPlan>() : plan.modifiers) {
    const auto value = static_cast<uint32_t>(bits_from(modifier.lsb)) & modifier.mask;
    if (modifier.rule != ModifierRule::none && breaks(modifier.rule, value, target.column))
      return refuse(Undecodable::reserved_value);
    instruction.modifier[modifier.modifier] = value;
  }
  if (plan.is_special && plan.may_have_addresses) {
    const size_t extra = size_t{4} * instruction.mod(isa::Modifier::nsa);
    if (size + extra > available) return refuse(Undecodable::truncated);
    std::memcpy(instruction.more_addresses.data(), code.data() + size, extra);
    size += extra;
    instruction.encoding = id;
    inst::spread_addresses(target, instruction);
    const bool fits =
        instruction.mod(isa::Modifier::nsa) <= plan.most_address_words && inst::ray_words_fit(target, instruction);
    instruction.encoding = 0;
    if (!fits) return refuse(Undecodable::no_such_opcode);
  }
  if (plan.is_special && plan.has_address_fields) {
    for (size_t place = 0; place < kAddressFields; ++place) {
      uint32_t& field = instruction.modifier[static_cast<size_t>(isa::Modifier::address1) + place];
      instruction.more_addresses[place] = static_cast<uint8_t>(field);
      field = 0;
    }
    instruction.encoding = id;
    // LLVM has a fifth place only for rays that need it.
    const bool is_over = inst::address_places(target, instruction).count <= kAddressFields &&
                         instruction.more_addresses[kAddressFields - 1] != 0 &&
                         instruction.enc().format == isa::Format::MIMG_BVH;
    inst::spread_addresses(target, instruction);
    instruction.encoding = 0;
    if (is_over) return refuse(Undecodable::reserved_value);
  }
  if (has_literal) {
    if (size + 4 > available) return refuse(Undecodable::truncated);
    instruction.has_literal = true;
    instruction.literal = load_le<uint32_t>(code.data() + size);
    size += 4;
  }
  instruction.encoding = id;
  const bool is_impossible = plan.is_special && (breaks(plan.return_rule, instruction) ||
                                                 (plan.has_sized_matrices && !ends_in_time(target, instruction)));
  if (is_impossible) {
    instruction.encoding = 0;
    return refuse(Undecodable::reserved_value);
  }
  instruction.size_bytes = static_cast<uint8_t>(size);
  decoded.size_bytes = static_cast<uint8_t>(size);
}

}  // namespace

Decoded decode(const isa::Target& target, std::span<const std::byte> code) {
  // Filled where the caller has it: copying it costs as much as decoding.
  Decoded decoded;
  decode_into(decoded, target, code);
  return decoded;
}

}  // namespace lw::bytes
