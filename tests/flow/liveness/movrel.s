// A register number known only when it runs: any VGPR may be the one that is read.
//! target gfx803
//! live-out v3
  v_mov_b32_e32 v2, 0
  s_mov_b32 m0, s0
  v_movrels_b32_e32 v3, v1

//= 0: Rn 4 1 | s0 exec v[0:1] v3
//= 1: Rn 4 1 | s0 exec v[0:3]
//= 2: Rn 4 0 | m0 exec v[0:3]
