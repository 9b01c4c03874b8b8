// Moves, selects and what crosses lanes.
#include "domain.h"

namespace lw::sem {
namespace {

// The number of the relative register: the encoded one plus M0, which is unsigned (GCN3 manual, v_movreld_b32).
U32 relative_destination(Wave& x) { return u32(x.d0_register()) + x.m0(); }
U32 relative_source(Wave& x) { return u32(x.s0_register()) + x.m0(); }

// The lanes below this one as a mask, 32 bits of it.
U32 lower_lanes_low(Lane& x) {
  const U32 lane = x.lane_id();
  return select(lane < u32(32), (u32(1) << lane) - u32(1), u32(0xffffffff));
}
U32 lower_lanes_high(Lane& x) {
  const U32 lane = x.lane_id();
  return select(lane < u32(32), u32(0), (u32(1) << (lane - u32(32))) - u32(1));
}

// The lane of a row that the four bits of { S2, S1 } for this lane name, in the row of `flip`ped number. op_sel[0] lets
// lanes fetch from lanes that are switched off; without it they keep what they have, or with op_sel[1] get 0.
void permute_row(Wave& x, uint32_t flip) {
  const U32 lane = x.lane_id();
  const U32 shift = (lane & u32(7)) << u32(2);
  const U32 selects = select((lane & u32(8)) == u32(0), u32(x.s1), u32(x.s2));
  const U32 source = ((lane & u32(0x30)) ^ u32(flip)) | ((selects >> shift) & u32(15));
  const U32 value = x.shuffle(u32(x.s0), source);
  if (x.op_sel(0)) {
    x.d0 = value;
    return;
  }
  const B1 is_on = x.shuffle(select(x.active(), u32(1), u32(0)), source) != u32(0);
  x.d0 = select(is_on, value, x.op_sel(1) ? u32(0) : u32(x.old_d0));
}

}  // namespace

// D0 = S0.
void v_mov_b32(Lane& x) { x.d0 = u32(x.s0); }
void v_mov_b64(Lane& x) { x.d0 = u64(x.s0); }

// Like the 32-bit instruction, with 16 bits.
void v_mov_b16(Lane& x) { x.d0 = u32(x.s0); }

// Exchanges two registers.
void v_swap_b32(Lane& x) {
  const U32 first = u32(x.old_d0);
  x.d0 = u32(x.s0);
  Out{&x, "s0"} = first;
}

// Does nothing.
void v_nop(Lane&) {}

// Waits until the vector pipeline is empty.
void v_pipeflush(Lane&) {}

// D0 = S1 if the lane's bit of S2 is set, else S0.
void v_cndmask_b32(Lane& x) { x.d0 = select(b1(x.s2), u32(x.s1), u32(x.s0)); }

// Like the 32-bit instruction, with 16 bits.
void v_cndmask_b16(Lane& x) { x.d0 = select(b1(x.s2), u32(x.s1), u32(x.s0)); }

// D0 = S0 of the lane of the same row of 16 that the lane's four bits of { S2, S1 } select.
void v_permlane16_b32(Wave& x) { permute_row(x, 0); }

// D0 = S0 of the lane of the neighbouring row of 16 that the lane's four bits of { S2, S1 } select.
void v_permlanex16_b32(Wave& x) { permute_row(x, 16); }

// D0 = S1 + how many of the mask bits in S0 belong to lanes below this one, lanes 0 to 31.
void v_mbcnt_lo_u32_b32(Lane& x) { x.d0 = popcount(u32(x.s0) & lower_lanes_low(x)) + u32(x.s1); }

// D0 = S1 + how many of the mask bits in S0 belong to lanes below this one, lanes 32 to 63.
void v_mbcnt_hi_u32_b32(Lane& x) { x.d0 = popcount(u32(x.s0) & lower_lanes_high(x)) + u32(x.s1); }

// A scalar register = S0 of the lowest active lane, or of lane 0 if no lane is active.
void v_readfirstlane_b32(Wave& x) { x.d0 = x.read_lane(u32(x.s0), x.first_lane()); }

// A scalar register = S0 of the lane that S1 selects, regardless of EXEC.
void v_readlane_b32(Wave& x) { x.d0 = x.read_lane(u32(x.s0), u32(x.s1)); }

// D0 of the lane that S1 selects = S0, regardless of EXEC.
void v_writelane_b32(Wave& x) { x.write_lane(x.d0, u32(x.s1), u32(x.s0)); }

// VGPR[D0 + M0] = S0.
void v_movreld_b32(Wave& x) { x.set_vgpr(relative_destination(x), u32(x.s0)); }

// D0 = VGPR[S0 + M0].
void v_movrels_b32(Wave& x) { x.d0 = x.vgpr(relative_source(x)); }

// VGPR[D0 + M0] = VGPR[S0 + M0].
void v_movrelsd_b32(Wave& x) { x.set_vgpr(relative_destination(x), x.vgpr(relative_source(x))); }

}  // namespace lw::sem
