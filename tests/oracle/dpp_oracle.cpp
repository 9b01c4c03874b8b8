#include "dpp_oracle.h"

namespace oracle {

std::vector<uint16_t> dpp_controls() {
  std::vector<uint16_t> controls;
  for (uint16_t permutation = 0; permutation <= 0xff; ++permutation) controls.push_back(permutation);
  for (uint16_t kind : {0x100, 0x110, 0x120})  // row_shl, row_shr, row_ror
    for (uint16_t amount = 1; amount <= 15; ++amount) controls.push_back(kind + amount);
  // wave_shl, wave_rol, wave_shr, wave_ror, row_mirror, row_half_mirror, row_bcast:15, row_bcast:31
  for (uint16_t other : {0x130, 0x134, 0x138, 0x13c, 0x140, 0x141, 0x142, 0x143}) controls.push_back(other);
  return controls;
}

uint64_t Dpp::words() const {
  constexpr uint64_t kDppMarker = 0xfa;
  const Operation& o = *operation;
  const uint64_t first =
      o.format == Format::vop1
          ? uint64_t{0x3f} << 25 | uint64_t{destination} << 17 | uint64_t{o.opcode} << 9 | kDppMarker
          : uint64_t{o.opcode} << 25 | uint64_t{destination} << 17 | uint64_t{source1} << 9 | kDppMarker;
  const uint64_t second = source0 | uint64_t{control} << 8 | uint64_t{bound_ctrl} << 19 | uint64_t{neg0} << 20 |
                          uint64_t{abs0} << 21 | uint64_t{neg1} << 22 | uint64_t{abs1} << 23 |
                          uint64_t{bank_mask} << 24 | uint64_t{row_mask} << 28;
  return first | second << 32;
}

int source_lane(unsigned control, unsigned lane_number) {
  const int lane = static_cast<int>(lane_number);
  const int row = lane & ~15, place = lane & 15;
  const int amount = static_cast<int>(control & 15);
  if (control <= 0xff) return (lane & ~3) + static_cast<int>(control >> (2 * (lane & 3)) & 3);
  if (control <= 0x10f) return place + amount <= 15 ? row + place + amount : -1;
  if (control <= 0x11f) return place >= amount ? row + place - amount : -1;
  if (control <= 0x12f) return row + ((16 + place - amount) & 15);
  switch (control) {
    case 0x130: return lane < 63 ? lane + 1 : -1;
    case 0x134: return (lane + 1) & 63;
    case 0x138: return lane - 1;
    case 0x13c: return (lane + 63) & 63;
    case 0x140: return row + (place ^ 15);
    case 0x141: return (lane & ~7) + ((lane & 7) ^ 7);
    // Manual: "if (n>15) srca = pix[n & 0x30 - 1].srca", with no "else use bound_cntl" as the shifts have: the lanes
    // that nothing is broadcast to keep their own source. CLRX agrees but for lane 15 (and 63 of row_bcast:31), where
    // its comparison and its mask contradict its description.
    case 0x142: return lane > 15 ? row - 1 : lane;
    default: return lane > 31 ? 31 : lane;
  }
}

DppLanes run_wave(const Dpp& i, const Mode& mode, uint64_t exec, uint64_t carry_in, Row s0, Row s1, Row old) {
  const Operation& o = *i.operation;
  DppLanes lanes;
  const auto operand = [](Type type, uint32_t value, bool abs, bool neg) {
    if (is_sixteen_bits(type)) value &= 0xffff;
    return is_float(type) ? modified(type, value, abs, neg) : value;
  };
  for (unsigned lane = 0; lane < kLanes; ++lane) {
    if ((exec >> lane & 1) == 0) continue;
    if ((i.row_mask >> (lane / 16) & 1) == 0 || (i.bank_mask >> (lane / 4 % 4) & 1) == 0) continue;
    const int from = source_lane(i.control, lane);
    const bool valid = from >= 0 && (exec >> from & 1) != 0;
    if (!valid && !i.bound_ctrl) continue;
    Operands operands;
    operands.s0 = operand(o.source0, valid ? s0[static_cast<size_t>(from)] : 0, i.abs0, i.neg0);
    operands.s1 = operand(o.source1, s1[lane], i.abs1, i.neg1);
    operands.old = old[lane];
    operands.carry_in = (carry_in >> lane & 1) != 0;
    lanes.written[lane] = true;
    lanes.result[lane] = o.compute(operands, mode);
  }
  return lanes;
}

}  // namespace oracle
