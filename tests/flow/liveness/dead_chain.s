// Results that nothing wants: the instructions execute all the same, and their operands count as live.
//! target gfx803 gfx900
//! live-out v0
  v_lshlrev_b32_e32 v1, 2, v4
  v_mul_lo_u32 v2, v1, v5
  v_xor_b32_e32 v3, v2, v6
  v_and_b32_e32 v3, 0xff, v7

//= 0: Rn 6 0 | exec v0 v[4:6] v7:1
//= 1: Rn 6 0 | exec v[0:1] v[5:6] v7:1
//= 2: Rn 4 0 | exec v0 v2 v6 v7:1
//= 3: Rn 2 0 | exec v0 v7:1
