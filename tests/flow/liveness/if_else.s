// Both sides of an if write v1 and v2: the old values are dead before it. v3 is written on one side alone.
//! target gfx803 gfx900
//! live-out v1 v2 v3
  s_cmp_eq_u32 s0, 0
  s_cbranch_scc1 other
  v_mov_b32_e32 v1, 1
  v_mov_b32_e32 v2, 2
  v_mov_b32_e32 v3, 3
  s_branch join
other:
  v_mov_b32_e32 v1, v4
  v_mov_b32_e32 v2, v5
join:
  s_nop 0

//= 0: Rn 3 1 | s0 exec v[3:5]
//= 1: Rn 3 0 | exec scc v[3:5]
//= 2: Rn 1 0 | exec
//= 3: Rn 2 0 | exec v1
//= 4: Rn 3 0 | exec v[1:2]
//= 5: Rn 3 0 | v[1:3]
//= 6: Rn 4 0 | exec v[3:5]
//= 7: Rn 4 0 | exec v1 v3 v5
//= 8: Rn 3 0 | v[1:3]
