// Operands of the direct witness: what the manual's fields say, written down a second time.
#include "base/base.h"
#include "isa/operand_values.h"
#include "run.h"
#include "sem/sem.h"

namespace lw::sem {
inline namespace direct {
namespace {

using isa::Modifier;
using isa::Type;

bool is_16_bits(Type type) { return type == Type::b16 || type == Type::i16 || type == Type::u16 || type == Type::f16; }

int source_of(std::string_view name) {
  if (name.size() != 2 || name[0] != 's' || name[1] < '0' || name[1] > '2') return -1;
  return name[1] - '0';
}
int source_of(const isa::Operand& operand) { return source_of(isa::operand_name(operand.name)); }

// Output modifiers (RDNA3 manual 7.2.3): the multiplier does nothing under MODE.IEEE (bit 9) or where denormal results
// are kept (bit 5 for fp32, 7 for others), and leaves no negative zero. Clamping goes to [0, 1]; MODE.DX10_CLAMP (bit
// 8) makes a NaN 0.
template <class F>
F modified(const lw::direct::FloatFormat& format, uint32_t mode, F value, uint32_t omod, bool clamp) {
  const bool single = format.mantissa_bits == lw::direct::kSingle.mantissa_bits;
  const bool multiplies = (mode >> 9 & 1) == 0 && (mode >> (single ? 5 : 7) & 1) == 0;
  const auto power = [&](int exponent) {
    return F{static_cast<decltype(F::v)>(static_cast<uint64_t>(format.bias() + exponent) << format.mantissa_bits)};
  };
  if (omod != 0 && multiplies) {
    value = value * power(omod == 3 ? -1 : static_cast<int>(omod));
    if (lw::direct::is_zero(format, value.v)) value = F{0};
  }
  if (!clamp) return value;
  if (lw::direct::is_nan(format, value.v)) return (mode >> 8 & 1) != 0 ? F{0} : value;
  if ((value.v & format.sign_bit()) != 0) return F{0};
  return value.v > power(0).v ? power(0) : value;
}

}  // namespace

int Run::index_of(std::string_view name) const {
  const int index = find(name);
  LW_CHECK(index >= 0, "a meaning named an operand that its record does not have");
  return index;
}

bool Run::allows(Modifier m) const {
  for (const isa::ModifierField& field : encoding.modifiers())
    if (field.modifier == m) return field.allowed;
  return false;
}

uint32_t Run::modifier_of(Modifier first, int source) const {
  return modifier(static_cast<Modifier>(static_cast<int>(first) + source));
}

bool Run::is_sdwa() const { return isa::format_name(encoding.format).ends_with("SDWA"); }
bool Run::is_dpp8() const { return isa::format_name(encoding.format).ends_with("DPP8"); }
bool Run::is_dpp() const { return is_dpp8() || isa::format_name(encoding.format).ends_with("DPP"); }

uint32_t Run::raw(int index, unsigned dword) const {
  const isa::Operand& operand = encoding.operands()[index];
  const uint32_t value = instruction.operand[index];
  switch (operand.kind) {
    case isa::Kind::vcc: return before_.sgpr[isa::kVcc + dword];
    case isa::Kind::literal: return instruction.literal;
    case isa::Kind::vgpr:
    case isa::Kind::vsrc:
    case isa::Kind::vsrc_nolit:
    case isa::Kind::ssrc:
    case isa::Kind::sdst:
    case isa::Kind::sreg:
    case isa::Kind::soffset: break;
    default: return value;
  }
  if (value >= isa::kFirstVgpr) return before_.vgpr[value - isa::kFirstVgpr + dword][lane_];
  if (value < isa::kScalarRegisters) return before_.sgpr[value + dword];
  if (value == isa::kLiteral) {
    // A literal has 32 bits: the high half of a double, the low half of an integer, which its type extends.
    if (operand.type == Type::f64) return dword == 1 ? instruction.literal : 0;
    if (dword == 0) return instruction.literal;
    return operand.type == Type::i64 && (instruction.literal >> 31) != 0 ? 0xffffffff : 0;
  }
  if (value == isa::kVccz) return before_.sgpr[isa::kVcc] == 0 && before_.sgpr[isa::kVccHi] == 0;
  if (value == isa::kExecz) return before_.exec() == 0;
  if (value == isa::kScc) return before_.scc;
  LW_CHECK(value <= isa::kInverseTurn, "an operand the witness does not know");
  const uint64_t constant = inline_constant(value, operand.type);
  return static_cast<uint32_t>(dword == 0 ? constant : constant >> 32);
}

// CLRX documentation of GCN 1.2 DPP, RDNA3 manual 7.7; lanes are those of the destination.
Run::DppSource Run::dpp_source() const {
  const bool any_lane = modifier(Modifier::fi) != 0;
  if (is_dpp8()) {
    const unsigned in_eight = lane_ % 8, from = lane_ - in_eight + (modifier(Modifier::dpp8) >> (3 * in_eight) & 7);
    return {from, any_lane || active(from)};
  }
  const uint32_t control = modifier(Modifier::dpp_ctrl);
  const int lane = static_cast<int>(lane_);
  const int row = lane / 16 * 16;
  const int by = static_cast<int>(control & 15);
  int from = lane;
  bool valid = true;
  const auto within_row = [&](int place) {
    from = place;
    valid = place >= row && place < row + 16;
  };
  if (control < 0x100) {
    from = lane / 4 * 4 + static_cast<int>(control >> (2 * (lane % 4)) & 3);
  } else if (control < 0x110) {
    within_row(lane + by);
  } else if (control < 0x120) {
    within_row(lane - by);
  } else if (control < 0x130) {
    from = row + (lane - row - by + 16) % 16;
  } else if (control >= 0x160) {
    from = lane ^ by;
  } else if (control >= 0x150) {
    from = row + by;
  } else {
    switch (control) {
      case 0x130:
        from = lane + 1;
        valid = from < 64;
        break;
      case 0x134: from = (lane + 1) % 64; break;
      case 0x138:
        from = lane - 1;
        valid = from >= 0;
        break;
      case 0x13c: from = (lane + 63) % 64; break;
      case 0x140: from = row + 15 - (lane - row); break;
      case 0x141: from = lane / 8 * 8 + 7 - lane % 8; break;
      case 0x142: from = row > 0 ? row - 1 : lane; break;  // lanes that nothing is broadcast to read themselves
      case 0x143: from = lane > 31 ? 31 : lane; break;
      default: LW_CHECK(false, "a reserved DPP control");
    }
  }
  const auto place = static_cast<unsigned>((from + 64) % 64);
  return {place, valid && (any_lane || active(place))};
}

bool Run::may_write() const {
  if (!is_dpp() || is_dpp8()) return true;
  if ((modifier(Modifier::row_mask) >> (lane_ / 16) & 1) == 0) return false;
  if ((modifier(Modifier::bank_mask) >> (lane_ / 4 % 4) & 1) == 0) return false;
  return modifier(Modifier::bound_ctrl) != 0 || dpp_source().valid;
}

uint32_t Run::select_bytes(int source, uint32_t value) const {
  const uint32_t selection = modifier(source == 0 ? Modifier::src0_sel : Modifier::src1_sel);
  const bool sign = modifier_of(Modifier::sext0, source) != 0;
  if (selection < 4) {
    const uint32_t byte = value >> (8 * selection) & 0xff;
    return sign ? static_cast<uint32_t>(static_cast<int32_t>(static_cast<int8_t>(byte))) : byte;
  }
  if (selection < 6) {
    const uint32_t word = value >> (16 * (selection - 4)) & 0xffff;
    return sign ? static_cast<uint32_t>(static_cast<int32_t>(static_cast<int16_t>(word))) : word;
  }
  return value;
}

uint32_t Run::fetch(int index, unsigned dword) const {
  const isa::Operand& operand = encoding.operands()[index];
  const int source = source_of(operand);
  uint32_t value = raw(index, dword);
  if (is_dpp() && source == 0 && instruction.operand[index] >= isa::kFirstVgpr) {
    const DppSource from = dpp_source();
    value = before_.vgpr[instruction.operand[index] - isa::kFirstVgpr + dword][from.lane];
    if (!from.valid && (is_dpp8() || modifier(Modifier::bound_ctrl) != 0)) value = 0;
  }
  if (is_sdwa() && (source == 0 || source == 1)) value = select_bytes(source, value);
  if (is_16_bits(operand.type)) {
    const bool high = source >= 0 && !is_sdwa() && modifier_of(Modifier::op_sel0, source) != 0;
    value = (high ? value >> 16 : value) & 0xffff;
  }
  // Of instructions on bits, v_cndmask_b32 alone has signs: the records allow them there and for floats.
  const auto has = [&](Modifier first) {
    const auto own = static_cast<Modifier>(static_cast<int>(first) + source);
    return allows(own) && modifier(own) != 0;
  };
  if (source >= 0 && (operand.dwords < 2 || dword == 1)) {
    const uint32_t sign = is_16_bits(operand.type) ? 0x8000 : 0x80000000;
    if (has(Modifier::abs0)) value &= ~sign;
    if (has(Modifier::neg0)) value ^= sign;
  }
  return value;
}

uint32_t Run::half(int index, unsigned which, bool is_float_operand) const {
  const int source = source_of(encoding.operands()[index]);
  bool high = which == 1;
  bool negative = false;
  if (source >= 0 && allows(Modifier::op_sel_hi0))
    high = modifier_of(which == 0 ? Modifier::op_sel0 : Modifier::op_sel_hi0, source) != 0;
  if (source >= 0 && is_float_operand)
    negative = modifier_of(which == 0 ? Modifier::neg_lo0 : Modifier::neg_hi0, source) != 0;
  const uint32_t value = raw(index, 0) >> (high ? 16 : 0) & 0xffff;
  return negative ? value ^ 0x8000 : value;
}

bool Run::mask_bit(int index) const { return ((raw(index, 0) | uint64_t{raw(index, 1)} << 32) >> lane_ & 1) != 0; }

F16 Run::finished(F16 value) const {
  return modified(lw::direct::kHalf, before_.mode, value, modifier(Modifier::omod), modifier(Modifier::clamp) != 0);
}
F32 Run::finished(F32 value) const {
  return modified(lw::direct::kSingle, before_.mode, value, modifier(Modifier::omod), modifier(Modifier::clamp) != 0);
}
F64 Run::finished(F64 value) const {
  return modified(lw::direct::kDouble, before_.mode, value, modifier(Modifier::omod), modifier(Modifier::clamp) != 0);
}

// SDWA: where the result goes in the register and what becomes of the rest.
uint32_t Run::place_bytes(int index, uint32_t value) const {
  const uint32_t selection = modifier(Modifier::dst_sel);
  if (selection >= 6) return value;
  const unsigned width = selection < 4 ? 8 : 16;
  const unsigned place = selection < 4 ? 8 * selection : 16 * (selection - 4);
  const uint32_t field = (width == 8 ? 0xff : 0xffff) & value;
  switch (modifier(Modifier::dst_unused)) {
    case 0: return field << place;
    case 1: {
      const bool negative = (field >> (width - 1) & 1) != 0;
      const uint32_t above = negative ? ~uint32_t{0} << (width - 1) : 0;
      return (field | above) << place;
    }
    default: {
      const uint32_t mask = (width == 8 ? 0xffu : 0xffffu) << place;
      return (raw(index, 0) & ~mask) | field << place;
    }
  }
}

void Run::write_dword(int index, unsigned dword, uint32_t value) {
  if (encoding.operands()[index].kind == isa::Kind::vcc) return write_sgpr(isa::kVcc + dword, value);
  const uint32_t destination = instruction.operand[index];
  if (destination < isa::kFirstVgpr) return write_sgpr(destination + dword, value);
  if (active(lane_) && may_write()) write_vgpr(destination - isa::kFirstVgpr + dword, lane_, value);
}

void Run::write_16(int index, uint32_t value) {
  value &= 0xffff;
  if (is_sdwa()) {
    value = place_bytes(index, value);
  } else if (allows(Modifier::op_sel3) || target.has(isa::Feature::keeps_half)) {
    const uint32_t old = raw(index, 0);
    value = modifier(Modifier::op_sel3) != 0 ? (old & 0xffff) | value << 16 : (old & 0xffff0000) | value;
  }
  write_dword(index, 0, value);
}

void Run::write_32(int index, uint32_t value) { write_dword(index, 0, is_sdwa() ? place_bytes(index, value) : value); }

void Run::write_mask(int index, bool value) {
  const unsigned number = encoding.operands()[index].kind == isa::Kind::vcc ? isa::kVcc : instruction.operand[index];
  write_sgpr_bit(number, value && active(lane_) && may_write());
}

// --- the words of context.h that name operands ---

U32 raw_dword(In operand, unsigned i) {
  const Run& run = operand.context->run;
  return {run.raw(run.index_of(operand.name), i)};
}
U32 dword(In operand, unsigned i) {
  const Run& run = operand.context->run;
  return {run.fetch(run.index_of(operand.name), i)};
}
U32 u32(In operand) { return dword(operand, 0); }
I32 i32(In operand) { return as_i32(dword(operand, 0)); }
F32 f32(In operand) { return as_f32(dword(operand, 0)); }
F16 f16(In operand) { return as_f16(dword(operand, 0)); }
U32 u16(In operand) { return {dword(operand, 0).v & 0xffff}; }
I32 i16(In operand) { return {static_cast<int16_t>(dword(operand, 0).v)}; }
U64 u64(In operand) { return pack64(dword(operand, 0), dword(operand, 1)); }
I64 i64(In operand) { return as_i64(u64(operand)); }
F64 f64(In operand) { return as_f64(u64(operand)); }
B1 b1(In operand) {
  const Run& run = operand.context->run;
  return {run.mask_bit(run.index_of(operand.name))};
}
F16 f16_half(In operand, unsigned half) {
  const Run& run = operand.context->run;
  return {run.half(run.index_of(operand.name), half, true)};
}
U32 u16_half(In operand, unsigned half) {
  const Run& run = operand.context->run;
  return {run.half(run.index_of(operand.name), half, false)};
}
I32 i16_half(In operand, unsigned half) { return {static_cast<int16_t>(u16_half(operand, half).v)}; }

bool present(In operand) {
  const Run& run = operand.context->run;
  const int index = run.find(operand.name);
  return index >= 0 && run.encoding.operands()[index].kind != isa::Kind::off;
}
int32_t host_value(In operand) {
  const Run& run = operand.context->run;
  const int index = run.find(operand.name);
  if (index < 0) return 0;
  const isa::Operand& spec = run.encoding.operands()[index];
  const uint32_t value = run.instruction.operand[index];
  const bool is_signed = spec.type == Type::i8 || spec.type == Type::i16 || spec.type == Type::i32;
  if (!is_signed || spec.width == 0 || spec.width > 31) return static_cast<int32_t>(value);
  const uint32_t sign = uint32_t{1} << (spec.width - 1);
  return static_cast<int32_t>(((value & (2 * sign - 1)) ^ sign) - sign);
}

void Out::operator=(B1 v) { context->run.write_mask(context->run.index_of(name), v.v); }
void Out::operator=(U32 v) {
  Run& run = context->run;
  const int index = run.index_of(name);
  if (is_16_bits(run.encoding.operands()[index].type)) return run.write_16(index, v.v);
  run.write_32(index, v.v);
}
void Out::operator=(F16 v) { context->run.write_16(context->run.index_of(name), context->run.finished(v).v); }
void Out::operator=(F32 v) { context->run.write_32(context->run.index_of(name), context->run.finished(v).v); }
void Out::operator=(U64 v) {
  Run& run = context->run;
  const int index = run.index_of(name);
  run.write_dword(index, 0, lo(v).v);
  run.write_dword(index, 1, hi(v).v);
}
void Out::operator=(F64 v) { *this = as_u64(context->run.finished(v)); }

void set_u16(Out operand, U32 v) { operand.context->run.write_16(operand.context->run.index_of(operand.name), v.v); }
void set_halves(Out operand, U32 low, U32 high) { set_dword(operand, 0, {(low.v & 0xffff) | high.v << 16}); }
void set_halves(Out operand, F16 low, F16 high) {
  const Run& run = operand.context->run;
  set_dword(operand, 0, {run.finished(low).v | run.finished(high).v << 16});
}
void set_dword(Out operand, unsigned i, U32 v) {
  Run& run = operand.context->run;
  run.write_dword(run.index_of(operand.name), i, v.v);
}

}  // namespace direct
}  // namespace lw::sem
