// Registers by index on gfx9: M0 holds the index in its lowest byte and says in bits 12 to 15 which operands it applies
// to. Any VGPR may be read; as the operands it applies to are not worked out, v3 may live on as well.
//! target gfx900
//! live-out v3
  v_mov_b32_e32 v2, 0
  s_set_gpr_idx_on s0, gpr_idx(SRC0)
  v_mov_b32_e32 v3, v1
  s_set_gpr_idx_off

//= 0: Rn 4 1 | s0:1 m0:2 exec v[0:1] v3
//= 1: Rn 4 1 | s0:1 m0:2 exec v[0:3]
//= 2: Rn 4 0 | m0:3 exec v[0:3]
//= 3: Rn 1 0 | v3
