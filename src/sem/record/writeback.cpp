// Write-back: output modifiers, partial destinations, EXEC, and the order of effects.
#include "isa/operand_values.h"
#include "sem/record/recorder.h"

#include "sem/float_words.h"

namespace lw::sem {
inline namespace record {
namespace {

using isa::kExec;
using isa::kExecHi;
using isa::kFirstVgpr;
using isa::kNull;
using isa::kVcc;
using isa::Modifier;

constexpr uint32_t kKeepDenormals32 = 1u << 5;     // MODE.FP_DENORM: results, fp32
constexpr uint32_t kKeepDenormals16_64 = 1u << 7;  // the same, fp16 and fp64
constexpr uint32_t kDx10Clamp = 1u << 8;           // MODE.DX10_CLAMP
constexpr uint32_t kIeee = 1u << 9;                // MODE.IEEE

B1 mode_has(uint32_t bits) { return !((U32{emit(Uop::read_mode)} & u32(bits)) == u32(0)); }

// Times 2, 4 or 1/2. Ignored where MODE.IEEE is set or denormal results are kept; a zero loses its sign (RDNA3 manual
// 7.2.3.1; GCN3's is silent, and LLVM's code generator avoids omod in the same cases on every generation).
template <class F>
F scaled(F value, F zero, F factor, uint32_t keep_denormals) {
  const Within within(Composition::omod, float_bits(value));
  const F product = value * factor;
  return select(mode_has(kIeee | keep_denormals), value, select(is_zero(product), zero, product));
}

// Into [0, 1]. A NaN becomes 0 with MODE.DX10_CLAMP, otherwise it stays (GCN3 manual 6.2.3, MODE). A denormal that MODE
// lets an instruction return is in the range, though comparing flushes it where inputs are flushed.
template <class F>
F clamped(F value, F zero, F one) {
  const Within within(Composition::clamp, float_bits(value));
  const F limited = select(one < value, one, value);
  return select(is_nan(value), select(mode_has(kDx10Clamp), zero, value), select(is_negative(value), zero, limited));
}

bool is_half_type(isa::Type type) {
  return type == isa::Type::f16 || type == isa::Type::b16 || type == isa::Type::i16 || type == isa::Type::u16;
}

}  // namespace

U32 OperandBinding::finish_f16(F16 value) {
  switch (mod(Modifier::omod)) {
    case 1: value = scaled(value, f16_bits(0), f16_bits(0x4000), kKeepDenormals16_64); break;
    case 2: value = scaled(value, f16_bits(0), f16_bits(0x4400), kKeepDenormals16_64); break;
    case 3: value = scaled(value, f16_bits(0), f16_bits(0x3800), kKeepDenormals16_64); break;
    default: break;
  }
  if (mod(Modifier::clamp) != 0) value = clamped(value, f16_bits(0), f16_bits(0x3c00));
  return as_u32(value);
}

U32 OperandBinding::finish_f32(F32 value) {
  switch (mod(Modifier::omod)) {
    case 1: value = scaled(value, f32_bits(0), f32_bits(0x40000000), kKeepDenormals32); break;
    case 2: value = scaled(value, f32_bits(0), f32_bits(0x40800000), kKeepDenormals32); break;
    case 3: value = scaled(value, f32_bits(0), f32_bits(0x3f000000), kKeepDenormals32); break;
    default: break;
  }
  if (mod(Modifier::clamp) != 0) value = clamped(value, f32_bits(0), f32_bits(0x3f800000));
  return as_u32(value);
}

U64 OperandBinding::finish_f64(F64 value) {
  switch (mod(Modifier::omod)) {
    case 1: value = scaled(value, f64_bits(0), f64_bits(0x4000000000000000), kKeepDenormals16_64); break;
    case 2: value = scaled(value, f64_bits(0), f64_bits(0x4010000000000000), kKeepDenormals16_64); break;
    case 3: value = scaled(value, f64_bits(0), f64_bits(0x3fe0000000000000), kKeepDenormals16_64); break;
    default: break;
  }
  if (mod(Modifier::clamp) != 0) value = clamped(value, f64_bits(0), f64_bits(0x3ff0000000000000));
  return as_u64(value);
}

U32 OperandBinding::old_destination(int index) { return {fetch(index, 0, false)}; }

// dst_sel places the low bits of the result; dst_unused says what becomes of the other bits: 0 zeros, 1 the result's
// sign above it and zeros below, 2 the old contents.
U32 OperandBinding::sdwa_result(int index, U32 value, unsigned) {
  const uint32_t selection = mod(Modifier::dst_sel);
  const uint32_t unused = mod(Modifier::dst_unused);
  if (selection == 6) return value;
  if (selection == 7 || unused == 3) {
    refusal = ProgramRefusal::reserved_value;
    note = selection == 7 ? "dst_sel" : "dst_unused";
    return value;
  }
  const unsigned width = selection < 4 ? 8 : 16;
  const unsigned lsb = selection < 4 ? 8 * selection : 16 * (selection - 4);
  const uint32_t mask = (width == 8 ? 0xffu : 0xffffu) << lsb;
  if (unused == 1) return as_u32(signed_bits(value, 0, width)) << u32(lsb);
  const U32 placed = (value << u32(lsb)) & u32(mask);
  return unused == 0 ? placed : placed | (old_destination(index) & u32(~mask));
}

void OperandBinding::later(Uop op, std::initializer_list<NodeId> arguments, uint64_t imm) {
  pending_.push_back({op, arguments, imm});
}

void OperandBinding::flush_writes() {
  for (const Pending& write : pending_) ProgramRecorder::current().emit(write.op, write.arguments, write.imm);
  pending_.clear();
}

void OperandBinding::write_sgpr_later(unsigned number, U32 value) {
  // The lanes of the upper half are never on.
  if (number == kExecHi && target.wave_size == 32) return;
  later(Uop::write_sgpr, {value.id}, number);
}

void OperandBinding::write_dword(int index, unsigned dword, U32 value) {
  const isa::Operand& operand = encoding.operands()[index];
  const B1 where = write_where();
  if (instruction == nullptr) {
    const uint64_t place = static_cast<uint64_t>(index) << 8 | dword;
    if (operand.kind == isa::Kind::vgpr || operand.kind == isa::Kind::agpr || operand.kind == isa::Kind::avgpr) {
      later(Uop::write_vgpr, {value.id, where.id}, place);
    } else {
      later(Uop::write_sgpr, {value.id}, place);
    }
    return;
  }
  if (operand.kind == isa::Kind::vcc) return write_sgpr_later(kVcc + dword, value);
  const uint32_t destination = instruction->operand[index];
  if (destination == kNull) return;
  if (destination < kFirstVgpr) return write_sgpr_later(destination + dword, value);
  if (options.gpr_indexing) {
    later(Uop::write_vgpr_at, {value.id, where.id, vgpr_number(index, dword, 0x8000)}, 0);
  } else {
    later(Uop::write_vgpr, {value.id, where.id}, destination - kFirstVgpr + dword);
  }
}

// A 16-bit result. VOP3 encodings that carry op_sel keep the other half, and so do all from gfx10 on; others clear it.
void OperandBinding::write_16(int index, U32 value) {
  if (is_sdwa()) return write_dword(index, 0, sdwa_result(index, value, 16));
  if (instruction != nullptr &&
      (has_mod(Modifier::op_sel3) || encoding.operands()[index].half != 0 || target.has(isa::Feature::keeps_half))) {
    const U32 old = old_destination(index);
    const bool upper = mod(Modifier::op_sel3) != 0;
    value = upper ? low16(old) | (value << u32(16)) : low16(value) | (old & u32(0xffff0000));
    return write_dword(index, 0, value);
  }
  write_dword(index, 0, value);
}

void OperandBinding::write_32(int index, U32 value) {
  write_dword(index, 0, is_sdwa() ? sdwa_result(index, value, 32) : value);
}

void OperandBinding::write_mask(int index, B1 value) {
  const B1 lanes = value & lane_mask_bit(kExec) & write_where();
  const U64 mask{emit(Uop::ballot, {lanes.id})};
  write_dword(index, 0, lo(mask));
  if (encoding.operands()[index].dwords > 1) write_dword(index, 1, hi(mask));
}

void Out::operator=(B1 v) {
  OperandBinding& b = context->binding;
  b.write_mask(b.index_of(name), v);
}

void Out::operator=(U32 v) {
  OperandBinding& b = context->binding;
  const int index = b.index_of(name);
  if (is_half_type(b.encoding.operands()[index].type)) {
    b.write_16(index, low16(v));
  } else {
    b.write_32(index, v);
  }
}

void Out::operator=(F16 v) {
  OperandBinding& b = context->binding;
  b.write_16(b.index_of(name), b.finish_f16(v));
}

void Out::operator=(F32 v) {
  OperandBinding& b = context->binding;
  b.write_32(b.index_of(name), b.finish_f32(v));
}

void Out::operator=(U64 v) {
  OperandBinding& b = context->binding;
  const int index = b.index_of(name);
  b.write_dword(index, 0, lo(v));
  b.write_dword(index, 1, hi(v));
}

void Out::operator=(F64 v) {
  OperandBinding& b = context->binding;
  const int index = b.index_of(name);
  const U64 value = b.finish_f64(v);
  b.write_dword(index, 0, lo(value));
  b.write_dword(index, 1, hi(value));
}

void set_u16(Out operand, U32 v) {
  OperandBinding& b = operand.context->binding;
  b.write_16(b.index_of(operand.name), low16(v));
}

void set_halves(Out operand, U32 low, U32 high) {
  OperandBinding& b = operand.context->binding;
  b.write_dword(b.index_of(operand.name), 0, pack16(low, high));
}

void set_halves(Out operand, F16 low, F16 high) {
  OperandBinding& b = operand.context->binding;
  const U32 first = b.finish_f16(low);
  const U32 second = b.finish_f16(high);
  b.write_dword(b.index_of(operand.name), 0, pack16(first, second));
}

void set_dword(Out operand, unsigned i, U32 v) {
  OperandBinding& b = operand.context->binding;
  b.write_dword(b.index_of(operand.name), i, v);
}

}  // namespace record
}  // namespace lw::sem
