// An indexed write ends no life.
//! target gfx803
//! live-out v1 v2
  v_mov_b32_e32 v2, 0
  s_mov_b32 m0, s0
  v_movreld_b32_e32 v1, v3

//= 0: Rn 3 1 | s0 exec v1 v3
//= 1: Rn 3 1 | s0 exec v[1:3]
//= 2: Rn 3 0 | m0 exec v[1:3]
