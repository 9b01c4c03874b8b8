// Operand fetch: registers, constants, and the modifiers that change what an instruction sees of them.
#include <fmt/format.h>

#include "inst/kinds.h"
#include "isa/operand_values.h"
#include "sem/record/recorder.h"

namespace lw::sem {
inline namespace record {
namespace {

using isa::kExec;
using isa::kFirstVgpr;
using isa::kLiteral;
using isa::kM0;
using isa::kNull;
using isa::kVcc;
using isa::Modifier;

bool is_half(isa::Type type) {
  switch (type) {
    case isa::Type::b16:
    case isa::Type::i16:
    case isa::Type::u16:
    case isa::Type::f16: return true;
    default: return false;
  }
}

bool is_wide(isa::Type type) {
  switch (type) {
    case isa::Type::b64:
    case isa::Type::i64:
    case isa::Type::u64:
    case isa::Type::f64: return true;
    default: return false;
  }
}

// How far a source's letter is from s0: which bit of abs, neg and op_sel is its own.
int source_number(std::string_view name) {
  if (name == "s0") return 0;
  if (name == "s1") return 1;
  if (name == "s2") return 2;
  return -1;
}

uint64_t f16_constant(uint32_t source) {
  static constexpr uint16_t kValues[] = {0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000, 0xc000, 0x4400, 0xc400, 0x3118};
  return kValues[source - 240];
}

uint64_t f32_constant(uint32_t source) {
  static constexpr uint32_t kValues[] = {0x3f000000, 0xbf000000, 0x3f800000, 0xbf800000, 0x40000000,
                                         0xc0000000, 0x40800000, 0xc0800000, 0x3e22f983};
  return kValues[source - 240];
}

uint64_t f64_constant(uint32_t source) {
  static constexpr uint64_t kValues[] = {0x3fe0000000000000, 0xbfe0000000000000, 0x3ff0000000000000,
                                         0xbff0000000000000, 0x4000000000000000, 0xc000000000000000,
                                         0x4010000000000000, 0xc010000000000000, 0x3fc45f306dc9c882};
  return kValues[source - 240];
}

// Of a 32-bit literal. In a 64-bit operand it is the high half of a double, otherwise extended by its type (GCN3 manual
// 3.1).
uint32_t literal_dword(uint32_t literal, isa::Type type, unsigned dword) {
  if (!is_wide(type)) return is_half(type) ? literal & 0xffff : literal;
  if (type == isa::Type::f64) return dword == 0 ? 0 : literal;
  const bool is_negative = type == isa::Type::i64 && static_cast<int32_t>(literal) < 0;
  return dword == 0 ? literal : is_negative ? 0xffffffff : 0;
}

}  // namespace

int OperandBinding::index_of(std::string_view name) const {
  const int index = find(name);
  LW_CHECK(index >= 0, "a meaning named an operand that its record does not have");
  return index;
}

bool OperandBinding::has_mod(isa::Modifier m) const {
  for (const isa::ModifierField& field : encoding.modifiers())
    if (field.allowed && field.modifier == m) return true;
  return false;
}

U64 OperandBinding::lane_mask(unsigned sgpr) const {
  return pack64(read_sgpr(sgpr), target.wave_size == 64 ? read_sgpr(sgpr + 1) : u32(0));
}

B1 OperandBinding::lane_mask_bit(unsigned sgpr) const {
  const U32 high = target.wave_size == 64 ? read_sgpr(sgpr + 1) : u32(0);
  return {emit(Uop::lane_bit, {read_sgpr(sgpr).id, high.id})};
}

U32 OperandBinding::lane_number(U32 number) const { return target.wave_size == 64 ? number : number & u32(31); }

bool OperandBinding::is_sdwa() const { return instruction != nullptr && inst::is_sdwa(encoding.format); }
bool OperandBinding::is_dpp8() const { return instruction != nullptr && inst::is_dpp8(encoding.format); }
bool OperandBinding::is_dpp() const { return instruction != nullptr && inst::is_dpp(encoding.format); }

// Where lane i of a DPP source comes from and whether that lane may be read (GCN3 manual, DPP_CTRL; RDNA3 manual, 7.7;
// a lane that EXEC disables counts as one that cannot be read, but with FI).
OperandBinding::Dpp OperandBinding::dpp_source() {
  const uint32_t control = mod(Modifier::dpp_ctrl);
  const U32 lane{emit(Uop::lane_id)};
  const U32 in_row = lane & u32(15);
  const U32 row = lane & u32(0x30);
  const U32 amount = u32(control & 15);
  U32 source = lane;
  B1 valid = b1(true);
  if (is_dpp8()) {
    const U32 shift = (lane & u32(7)) * u32(3);
    source = (lane & u32(0x38)) | ((u32(mod(Modifier::dpp8)) >> shift) & u32(7));
  } else if (control <= 0xff) {
    const U32 shift = (lane & u32(3)) << u32(1);
    source = (lane & u32(0x3c)) | ((u32(control) >> shift) & u32(3));
  } else if (control >= 0x101 && control <= 0x10f) {  // row_shl: from the lane above
    source = row | ((in_row + amount) & u32(15));
    valid = (in_row + amount) < u32(16);
  } else if (control >= 0x111 && control <= 0x11f) {  // row_shr
    source = row | ((in_row - amount) & u32(15));
    valid = !(in_row < amount);
  } else if (control >= 0x121 && control <= 0x12f) {  // row_ror
    source = row | ((in_row - amount) & u32(15));
  } else if (control == 0x130) {  // wave_shl:1
    source = (lane + u32(1)) & u32(63);
    valid = !(lane == u32(63));
  } else if (control == 0x134) {  // wave_rol:1
    source = (lane + u32(1)) & u32(63);
  } else if (control == 0x138) {  // wave_shr:1
    source = (lane - u32(1)) & u32(63);
    valid = !(lane == u32(0));
  } else if (control == 0x13c) {  // wave_ror:1
    source = (lane - u32(1)) & u32(63);
  } else if (control == 0x140) {  // row_mirror
    source = lane ^ u32(15);
  } else if (control == 0x141) {  // row_half_mirror
    source = lane ^ u32(7);
  } else if (control == 0x142) {  // row_bcast:15, the last lane of a row to the whole next row; row 0 reads itself
    source = select(lane < u32(16), lane, row - u32(1));
  } else if (control == 0x143) {  // row_bcast:31, lane 31 to rows 2 and 3; rows 0 and 1 read themselves
    source = select(lane < u32(32), lane, u32(31));
  } else if (control >= 0x150 && control <= 0x15f) {  // row_share
    source = row | amount;
  } else if (control >= 0x160 && control <= 0x16f) {  // row_xmask
    source = lane ^ amount;
  } else {
    refusal = ProgramRefusal::reserved_value;
    note = "dpp_ctrl";
  }
  if (mod(Modifier::fi) != 0) return {source, valid};
  const U32 source_bit{emit(Uop::shuffle32, {as_word(lane_mask_bit(kExec)).id, source.id})};
  return {source, valid & !(source_bit == u32(0))};
}

B1 OperandBinding::write_where() {
  if (!is_dpp() || is_dpp8()) return b1(true);
  const U32 lane{emit(Uop::lane_id)};
  const U32 row_bit = (u32(mod(Modifier::row_mask)) >> (lane >> u32(4))) & u32(1);
  const U32 bank_bit = (u32(mod(Modifier::bank_mask)) >> ((lane >> u32(2)) & u32(3))) & u32(1);
  B1 where = (!(row_bit == u32(0))) & (!(bank_bit == u32(0)));
  if (mod(Modifier::bound_ctrl) == 0) where = where & dpp_source().valid;
  return where;
}

// s_set_gpr_idx_on: M0[7:0] is added to the VGPR numbers of the operands that M0[15:12] names.
NodeId OperandBinding::vgpr_number(int index, unsigned dword, uint32_t enable_bit) {
  const U32 m0 = read_sgpr(kM0);
  const U32 offset = select(!((m0 & u32(enable_bit)) == u32(0)), m0 & u32(0xff), u32(0));
  return (u32(instruction->operand[index] - kFirstVgpr + dword) + offset).id;
}

NodeId OperandBinding::fetch_register(int index, unsigned dword) {
  const isa::Operand& operand = encoding.operands()[index];
  const uint32_t source = instruction->operand[index];
  switch (operand.kind) {
    case isa::Kind::imm:
    case isa::Kind::label:
    case isa::Kind::waitcnt:
    case isa::Kind::depctr:
    case isa::Kind::sendmsg:
    case isa::Kind::hwreg:
    case isa::Kind::swizzle:
    case isa::Kind::gpr_idx: return u32(source).id;
    case isa::Kind::literal: return u32(instruction->literal).id;
    case isa::Kind::vcc: return read_sgpr(kVcc + dword).id;
    default: break;
  }
  if (source >= kFirstVgpr) {
    if (options.gpr_indexing) {
      const int number = source_number(isa::operand_name(operand.name));
      if (number >= 0 || operand.is_written)
        return emit(Uop::read_vgpr_at, {vgpr_number(index, dword, number >= 0 ? 0x1000u << number : 0x8000u)});
    }
    return emit(Uop::read_vgpr, {}, source - kFirstVgpr + dword);
  }
  if (source == kNull) return u32(0).id;
  if (source < isa::kScalarRegisters) return read_sgpr(source + dword).id;
  if (source == kLiteral) return u32(literal_dword(instruction->literal, operand.type, dword)).id;
  switch (source) {
    case isa::kFirstAperture:
    case isa::kFirstAperture + 1:
    case isa::kFirstAperture + 2:
    case isa::kFirstAperture + 3: {
      const U64 aperture{emit(Uop::read_aperture, {}, source - isa::kFirstAperture)};
      return (dword == 0 && is_wide(operand.type) ? lo(aperture) : hi(aperture)).id;
    }
    case isa::kVccz: return as_word(lane_mask(kVcc) == u64(0)).id;
    case isa::kExecz: return as_word(lane_mask(kExec) == u64(0)).id;
    case isa::kScc: return as_word(B1{emit(Uop::read_scc)}).id;
    case isa::kPopsExitingWaveId:
    case isa::kLdsDirect:
      refusal = ProgramRefusal::not_modelled;
      note = source == isa::kLdsDirect ? "lds_direct as an operand" : "src_pops_exiting_wave_id as an operand";
      return u32(0).id;
    default: break;
  }
  if (!isa::is_inline_constant(source)) {
    refusal = ProgramRefusal::reserved_value;
    note = fmt::format("source operand {}", source);
    return u32(0).id;
  }
  const uint64_t value = inline_constant(source, operand.type);
  return u32(static_cast<uint32_t>(dword == 0 ? value : value >> 32)).id;
}

// SDWA: the bytes that src_sel names, moved down, zero- or sign-extended.
U32 OperandBinding::source_select(int index, U32 raw) {
  const int number = source_number(isa::operand_name(encoding.operands()[index].name));
  if (number != 0 && number != 1) return raw;
  const uint32_t selection = mod(number == 0 ? Modifier::src0_sel : Modifier::src1_sel);
  const bool sign = mod_of(Modifier::sext0, number) != 0;
  if (selection == 6) return raw;
  if (selection == 7) {
    refusal = ProgramRefusal::reserved_value;
    note = number == 0 ? "src0_sel" : "src1_sel";
    return raw;
  }
  const unsigned width = selection < 4 ? 8 : 16;
  const unsigned lsb = selection < 4 ? 8 * selection : 16 * (selection - 4);
  return sign ? as_u32(signed_bits(raw, lsb, width)) : bits(raw, lsb, width);
}

NodeId OperandBinding::fetch(int index, unsigned dword, bool modified) {
  const isa::Operand& operand = encoding.operands()[index];
  if (instruction == nullptr) {
    const NodeId id = emit(Uop::input, {}, static_cast<uint64_t>(index) << 8 | dword);
    switch (operand.kind) {
      case isa::Kind::vgpr:
      case isa::Kind::agpr:
      case isa::Kind::avgpr:
      case isa::Kind::asrc:
      case isa::Kind::vsrc:
      case isa::Kind::vsrc_nolit: break;
      default: ProgramRecorder::current().set_uniform(id);
    }
    if (!modified || !is_half(operand.type)) return id;
    return low16(U32{id}).id;
  }
  U32 value{fetch_register(index, dword)};
  if (!modified) return value.id;

  const bool from_vgpr = instruction->operand[index] >= kFirstVgpr;
  const int number = source_number(isa::operand_name(operand.name));
  if (is_dpp() && number == 0 && from_vgpr) {
    const Dpp source = dpp_source();
    value = {emit(Uop::shuffle32, {value.id, source.lane.id})};
    if (mod(Modifier::bound_ctrl) != 0 || is_dpp8()) value = select(source.valid, value, u32(0));
  }
  if (is_sdwa()) value = source_select(index, value);
  if (is_half(operand.type)) {
    const bool upper = number >= 0 && !is_sdwa() && mod_of(Modifier::op_sel0, number) != 0;
    value = upper ? value >> u32(16) : low16(value);
  }
  if (number < 0) return value.id;

  // Records say which instructions accept these bits: floats, and v_cndmask_b32, which moves any 32 bits.
  const auto has = [&](Modifier first) {
    const auto own = static_cast<Modifier>(static_cast<int>(first) + number);
    return mod(own) != 0 && has_mod(own);
  };
  const bool absolute = has(Modifier::abs0);
  const bool negative = has(Modifier::neg0);
  if (is_wide(operand.type) && dword == 0) return value.id;  // the sign is in the high dword
  const uint32_t sign = is_half(operand.type) ? 0x8000u : 0x80000000u;
  const Within within(Composition::source_sign, is_half(operand.type) ? 16 : 32);
  if (absolute) value = value & u32(sign - 1);
  if (negative) value = value ^ u32(sign);
  return value.id;
}

B1 OperandBinding::fetch_mask(int index) {
  if (instruction == nullptr) return {emit(Uop::input_mask, {}, static_cast<uint64_t>(index) << 8)};
  const NodeId low = fetch(index, 0, false);
  const NodeId high = encoding.operands()[index].dwords == 1 ? u32(0).id : fetch(index, 1, false);
  return {emit(Uop::lane_bit, {low, high})};
}

// Packed operands: op_sel picks the half that the low result uses, op_sel_hi the half that the high result uses.
U32 OperandBinding::fetch_half_bits(int index, unsigned half, bool negate) {
  const U32 raw{fetch(index, 0, false)};
  if (instruction == nullptr) return half == 0 ? low16(raw) : raw >> u32(16);
  const int number = source_number(isa::operand_name(encoding.operands()[index].name));
  const bool selectable = number >= 0 && has_mod(Modifier::op_sel_hi0);
  const bool upper = selectable ? mod_of(half == 0 ? Modifier::op_sel0 : Modifier::op_sel_hi0, number) != 0 : half == 1;
  const U32 value = upper ? raw >> u32(16) : low16(raw);
  const bool negative = negate && number >= 0 && mod_of(half == 0 ? Modifier::neg_lo0 : Modifier::neg_hi0, number) != 0;
  const Within within(Composition::source_sign, 16);
  return negative ? value ^ u32(0x8000) : value;
}

F16 OperandBinding::fetch_f16_half(int index, unsigned half) { return as_f16(fetch_half_bits(index, half, true)); }

}  // namespace record

uint64_t inline_constant(uint32_t source, isa::Type type) {
  if (isa::is_inline_integer(source)) {
    const int64_t value = isa::inline_integer(source);
    if (record::is_half(type)) return static_cast<uint64_t>(value) & 0xffff;
    if (record::is_wide(type)) return static_cast<uint64_t>(value);
    return static_cast<uint32_t>(value);
  }
  LW_CHECK(isa::is_inline_float(source), "not an inline constant");
  using record::f16_constant, record::f32_constant, record::f64_constant;
  switch (type) {
    case isa::Type::f16:
    case isa::Type::b16:
    case isa::Type::i16:
    case isa::Type::u16:
    case isa::Type::v2f16:
    case isa::Type::v2b16: return f16_constant(source);
    case isa::Type::f64:
    case isa::Type::b64:
    case isa::Type::i64:
    case isa::Type::u64: return f64_constant(source);
    default: return f32_constant(source);
  }
}

}  // namespace lw::sem
