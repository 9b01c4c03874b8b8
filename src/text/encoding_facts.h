// What is asked of encodings and operands in more than one place. Private to this folder.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "inst/inst.h"
#include "inst/kinds.h"
#include "isa/isa.h"

namespace lw::text {

// "the value 16 does not fit the 4 bits of row_mask; the low bits, 0, are kept".
inline std::string lost_bits(int64_t value, unsigned bits, std::string_view field) {
  return fmt::format("the value {} does not fit the {} bits of {}; the low bits, {}, are kept", value, bits, field,
                     static_cast<uint64_t>(value) & ((uint64_t{1} << bits) - 1));
}

inline bool is_float_type(isa::Type type) {
  return type == isa::Type::f16 || type == isa::Type::bf16 || type == isa::Type::f32 || type == isa::Type::f64;
}

inline bool is_integer_16(isa::Type type) {
  return type == isa::Type::b16 || type == isa::Type::i16 || type == isa::Type::u16;
}

using inst::is_buffer;
using inst::is_dpp;
using inst::is_dpp16;
using inst::is_dpp8;
using inst::is_sdwa;

// With three sources in the usual places, and no second word: not interpolations, nor swaps between rows.
inline bool is_vop3(isa::Format format) {
  const isa::Form form = isa::form_of(format);
  return (form == isa::Form::vop3 || form == isa::Form::vop3p || form == isa::Form::mix) &&
         isa::extension_of(format) == isa::Extension::none && format != isa::Format::VOP3_INTERP &&
         format != isa::Format::VOP3_SWAP;
}

// Whether a scalar memory instruction has an address.
inline bool has_scalar_address(isa::Format format) {
  return inst::is_smem(format) && format != isa::Format::SMEM_PLAIN;
}

// Whether some operand of a VOP3 encoding is a half of a register: LLVM's op_sel has an element for each source then,
// and one for the destination where there is one; the sum that v_fmac_f16 adds to counts as a source.
inline bool has_halves(const isa::Encoding& encoding) {
  for (const isa::Operand& operand : encoding.operands())
    if (operand.half != 0 && !operand.half_in_number) return true;
  return false;
}

// Whether an operand of vector registers may be AGPRs (`accumulation`) or VGPRs.
inline bool takes_file(const isa::Operand& operand, bool accumulation) {
  if (accumulation) return operand.kind == isa::Kind::agpr || operand.acc_bit != 0;
  const bool only_agprs =
      operand.acc_bit != 0 && operand.acc_bit < operand.lsb + operand.width && operand.acc_bit >= operand.lsb;
  return operand.kind != isa::Kind::agpr && !only_agprs;
}

// FLAT offsets have a sign where they have this many bits.
inline constexpr unsigned kWideOffsetBits = 24;

// Whether op_sel chooses a byte: byte_sel:3.
inline bool has_byte_select(const isa::Encoding& encoding) {
  switch (encoding.op) {
    case isa::Op::v_cvt_f32_fp8:
    case isa::Op::v_cvt_f32_bf8:
    case isa::Op::v_cvt_sr_fp8_f32:
    case isa::Op::v_cvt_sr_bf8_f32: return encoding.words > 1 && isa::any_column_has(encoding, isa::Feature::byte_sel);
    default: return false;
  }
}

// The first of the two bits of a byte's number: the upper one of a source, the lower one of a destination.
inline isa::Modifier first_byte_select(const isa::Encoding& encoding) {
  const bool is_source = encoding.op == isa::Op::v_cvt_f32_fp8 || encoding.op == isa::Op::v_cvt_f32_bf8;
  return is_source ? isa::Modifier::op_sel0 : isa::Modifier::op_sel2;
}

inline unsigned byte_select(const inst::Instruction& instruction) {
  const isa::Modifier first = first_byte_select(instruction.enc());
  const unsigned one = instruction.mod(first);
  const unsigned other = instruction.mod(static_cast<isa::Modifier>(static_cast<unsigned>(first) + 1));
  return first == isa::Modifier::op_sel0 ? 2 * one + other : one + 2 * other;
}

// Whether op_sel says which part of the indices of a sparse matrix is meant: index_key:1.
inline bool has_index_key(const isa::Encoding& encoding) { return encoding.stem().starts_with("v_swmmac_"); }

// The type that a constant has which is added to a product of matrices (LLVM 22): gfx11's, of eight registers, is 64
// bits wide. Other operands have theirs.
inline isa::Type addend_type(const isa::Encoding& encoding, const isa::Operand& operand) {
  if (!isa::is_wmma(encoding)) return operand.type;
  const bool is_short = isa::any_column_has(encoding, isa::Feature::wmma_128b);
  if (!is_short) return operand.dwords == 8 ? isa::Type::f64 : operand.type;
  if (encoding.op == isa::Op::v_wmma_f16_16x16x16_f16) return isa::Type::f16;
  if (encoding.op == isa::Op::v_wmma_bf16_16x16x16_bf16) return isa::Type::bf16;
  return operand.type;
}

// Groups that have an element for each source, also for one that has no choice: the signs of VOP3P and the halves of
// VOP3's dot products.
inline bool shows_all_elements(const isa::Encoding& encoding) {
  if (!isa::any_column_has(encoding, isa::Feature::llvm_shows_all_elements)) return false;
  return inst::is_packed(encoding.format) || encoding.op == isa::Op::v_dot2_f16_f16 ||
         encoding.op == isa::Op::v_dot2_bf16_bf16;
}

inline void set_byte_select(inst::Instruction& instruction, unsigned byte) {
  const isa::Modifier first = first_byte_select(instruction.enc());
  const bool upper_first = first == isa::Modifier::op_sel0;
  instruction.set(first, upper_first ? byte >> 1 : byte & 1);
  instruction.set(static_cast<isa::Modifier>(static_cast<unsigned>(first) + 1), upper_first ? byte & 1 : byte >> 1);
}

inline bool is_matrix(isa::Format format) {
  return format == isa::Format::VOP3P_MAI || format == isa::Format::VOP3P_F8F6F4 || format == isa::Format::VOP3PX;
}

// Matrix products of f64 that have signs in the place of lane groups.
inline bool has_matrix_signs(const isa::Target& target, const isa::Encoding& encoding) {
  if (encoding.format != isa::Format::VOP3P_MAI || !target.has(isa::Feature::mfma_f64_signs)) return false;
  const isa::Type type = encoding.operands().front().type;
  return type == isa::Type::f64 || type == isa::Type::v4f64;
}

// The operand that is a branch target, or -1.
inline int label_of(const isa::Encoding& encoding) {
  const std::span<const isa::Operand> operands = encoding.operands();
  const auto label = std::ranges::find(operands, isa::Kind::label, &isa::Operand::kind);
  return label != operands.end() ? static_cast<int>(label - operands.begin()) : -1;
}

// "s0" to "s2" are the sources that sign modifiers number; -1 for other operands.
inline int source_number(const isa::Operand& operand) {
  const std::string_view name = isa::operand_name(operand.name);
  return name.size() == 2 && name[0] == 's' && name[1] >= '0' && name[1] <= '2' ? name[1] - '0' : -1;
}

// Elements that op_sel and its like have for sources.
inline int source_count(const isa::Encoding& encoding) {
  int count = 0;
  const bool is_sum = has_halves(encoding) && encoding.op == isa::Op::v_fmac_f16;
  for (const isa::Operand& operand : encoding.operands())
    if (operand.kind != isa::Kind::vcc) count = std::max(count, source_number(operand) + 1);
  return is_sum ? count + 1 : count;
}

// The modifier of another source in a group that has one for each: op_sel0, op_sel1, ...
inline isa::Modifier offset_by(isa::Modifier first, int index) {
  return static_cast<isa::Modifier>(static_cast<int>(first) + index);
}

inline const isa::ModifierField* find_field(const isa::Encoding& encoding, isa::Modifier modifier) {
  for (const isa::ModifierField& field : encoding.modifiers())
    if (field.modifier == modifier) return &field;
  return nullptr;
}

inline bool loads_lds(const isa::Encoding& encoding) {
  const isa::ModifierField* lds = find_field(encoding, isa::Modifier::lds);
  return lds != nullptr && lds->required > 0;
}

// The 21 bits of gfx9's offset and the 24 of gfx12's are signed, but a buffer's must not be negative.
inline bool is_smem_buffer(const isa::Encoding& encoding) {
  const int base = has_scalar_address(encoding.format) ? inst::operand_index(encoding, "sbase") : -1;
  return base >= 0 && encoding.operands()[static_cast<size_t>(base)].dwords == 4;
}

// Whether the operand has a sign of its own in the encoding.
inline bool may_be_negated_in(const isa::Encoding& encoding, const isa::Operand& operand) {
  const int source = source_number(operand);
  const isa::ModifierField* sign = source < 0 ? nullptr : find_field(encoding, offset_by(isa::Modifier::neg0, source));
  return sign != nullptr && sign->allowed;
}

}  // namespace lw::text
