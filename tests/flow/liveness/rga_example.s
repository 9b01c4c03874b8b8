// The example of the analyser's report: its Rn are 2 3 3 1 0 0, where Rn counts what is live before the instruction and
// what it makes that is live after it.
//! target gfx900
  v_lshlrev_b32_e32 v1, 2, v0
  v_add_u32_e32 v2, v0, v1
  v_mul_lo_u32 v3, v2, v1
  v_mov_b32_e32 v0, v3
  v_mov_b32_e32 v5, 0
  s_endpgm

//= 0: Rn 2 0 | exec v0
//= 1: Rn 3 0 | exec v[0:1]
//= 2: Rn 3 0 | exec v[1:2]
//= 3: Rn 1 0 | exec v3
//= 4: Rn 0 0 | exec
//= 5: Rn 0 0 | none
