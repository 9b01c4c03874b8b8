// An indexed write ends no life, and any VGPR may be its source (gpr_index.s).
//! target gfx900
//! live-out v1 v2
  s_set_gpr_idx_on s0, gpr_idx(DST)
  v_mov_b32_e32 v1, v3
  s_set_gpr_idx_off

//= 0: Rn 4 1 | s0:1 m0:2 exec v[0:3]
//= 1: Rn 4 0 | m0:3 exec v[0:3]
//= 2: Rn 2 0 | v[1:2]
