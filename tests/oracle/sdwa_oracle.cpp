#include "sdwa_oracle.h"

namespace oracle {
namespace {

constexpr uint64_t kSdwaMarker = 0xf9;

struct Part {
  unsigned shift;
  uint32_t mask;  // before the shift
};

Part part_of(unsigned select) {
  switch (select) {
    case 0: return {0, 0xff};
    case 1: return {8, 0xff};
    case 2: return {16, 0xff};
    case 3: return {24, 0xff};
    case 4: return {0, 0xffff};
    case 5: return {16, 0xffff};
    default: return {0, 0xffffffff};
  }
}

// The part's sign repeated above it.
uint32_t extended(uint32_t value, uint32_t mask) {
  const uint32_t sign = mask ^ (mask >> 1);
  return (value & sign) != 0 ? value | ~mask : value;
}

uint64_t first_word(const Sdwa& i) {
  const Operation& o = *i.operation;
  const uint64_t destination = i.destination, source1 = i.source1.number, opcode = o.opcode;
  switch (o.format) {
    case Format::vop1: return uint64_t{0x3f} << 25 | destination << 17 | opcode << 9 | kSdwaMarker;
    case Format::vop2: return opcode << 25 | destination << 17 | source1 << 9 | kSdwaMarker;
    default: return uint64_t{0x3e} << 25 | opcode << 17 | source1 << 9 | kSdwaMarker;
  }
}

}  // namespace

uint64_t Sdwa::words() const {
  const auto bit = [](bool value, unsigned at) { return uint64_t{value} << at; };
  uint64_t second = source0.number | uint64_t{source0.select} << 16 | bit(source0.sext, 19) | bit(source0.neg, 20) |
                    bit(source0.abs, 21);
  if (operation->format != Format::vop1)
    second |= uint64_t{source1.select} << 24 | bit(source1.sext, 27) | bit(source1.neg, 28) | bit(source1.abs, 29);
  if (target == Target::gfx9) second |= bit(source0.scalar, 23) | bit(source1.scalar, 31);
  if (operation->format != Format::vopc) {
    second |= uint64_t{dst_sel} << 8 | uint64_t{static_cast<uint8_t>(dst_unused)} << 11 | bit(clamp, 13);
    if (target == Target::gfx9) second |= uint64_t{omod} << 14;
  } else if (target == Target::gfx9) {
    second |= uint64_t{sdst} << 8 | bit(has_sdst, 15);
  } else {
    second |= bit(clamp, 13);
  }
  return first_word(*this) | second << 32;
}

uint32_t selected(uint32_t value, unsigned select, bool sext) {
  const Part part = part_of(select);
  const uint32_t low = value >> part.shift & part.mask;
  return sext ? extended(low, part.mask) : low;
}

Value placed(Value result, unsigned select, Unused unused, uint32_t old) {
  const Part part = part_of(select);
  const uint32_t where = part.mask << part.shift;
  const uint32_t bits = result.bits & part.mask;
  const uint32_t open = ~result.known & part.mask;
  switch (unused) {
    case Unused::pad: return {bits << part.shift, ~(open << part.shift)};
    case Unused::sext: return {extended(bits, part.mask) << part.shift, ~(extended(open, part.mask) << part.shift)};
    default: return {bits << part.shift | (old & ~where), ~(open << part.shift)};
  }
}

Computed run_lane(const Sdwa& i, const Mode& mode, uint32_t s0, uint32_t s1, uint32_t old, bool carry_in) {
  const Operation& o = *i.operation;
  const auto operand = [](Type type, const SdwaSource& source, uint32_t whole) {
    uint32_t value = selected(whole, source.select, source.sext);
    if (is_sixteen_bits(type)) value &= 0xffff;
    return is_float(type) ? modified(type, value, source.abs, source.neg) : value;
  };
  Operands operands;
  operands.s0 = operand(o.source0, i.source0, s0);
  operands.s1 = operand(o.source1, i.source1, s1);
  operands.old = old;
  operands.clamp = i.clamp;
  operands.carry_in = carry_in;
  Computed computed = o.compute(operands, mode);
  if (o.result == Type::mask) return computed;
  computed.value = placed(finished(o.result, computed.value, i.omod, i.clamp, mode), i.dst_sel, i.dst_unused, old);
  return computed;
}

}  // namespace oracle
