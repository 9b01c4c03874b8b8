// Bytes that a constant masks away, that a shift drops, that a byte conversion or a narrow store does not look at.
//! target gfx803 gfx900
//! live-out v0 v2 v4 v6 v8
  v_and_b32_e32 v0, 0xff00, v1
  v_lshrrev_b32_e32 v2, 24, v3
  v_cvt_f32_ubyte2_e32 v4, v5
  v_bfe_u32 v6, v7, 8, 8
  v_or_b32_e32 v8, 0xffff, v9

//= 0: Rn 6 0 | exec v1:2 v3:8 v5:4 v7:2 v9:c
//= 1: Rn 6 0 | exec v0 v3:8 v5:4 v7:2 v9:c
//= 2: Rn 6 0 | exec v0 v2 v5:4 v7:2 v9:c
//= 3: Rn 6 0 | exec v0 v2 v4 v7:2 v9:c
//= 4: Rn 6 0 | exec v0 v2 v4 v6 v9:c
