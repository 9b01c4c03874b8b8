// v_cndmask_b32 and s_cselect_b32 need both sources and the condition.
//! target gfx803 gfx900
//! live-out v0 s0 v3
  v_cndmask_b32_e32 v0, v1, v2, vcc
  s_cselect_b32 s0, s1, s2
  v_mov_b32_e32 v3, s0

//= 0: Rn 3 2 | s[1:2] vcc exec scc v[1:2]
//= 1: Rn 1 3 | s[1:2] exec scc v0
//= 2: Rn 2 1 | s0 exec v0
