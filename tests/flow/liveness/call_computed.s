// The call of call.s, where the distance is computed, too: 7 << 2.
//! target gfx900
//! live-out v0 v3
  s_getpc_b64 s[4:5]
  s_movk_i32 s6, 7
  s_lshl_b32 s6, s6, 2
  s_add_u32 s4, s4, s6
  s_addc_u32 s5, s5, 0
  s_swappc_b64 s[30:31], s[4:5]
  v_add_u32_e32 v0, v0, v3
  s_branch end
function:
  v_mov_b32_e32 v2, 5
  v_mul_lo_u32 v0, v2, v1
  s_setpc_b64 s[30:31]
end:
  s_nop 0

//= 0: Rn 2 2 | exec v1 v3
//= 1: Rn 2 3 | s[4:5] exec v1 v3
//= 2: Rn 2 3 | s[4:6] exec v1 v3
//= 3: Rn 2 3 | s[4:6] exec v1 v3
//= 4: Rn 2 2 | s[4:5] exec scc v1 v3
//= 5: Rn 2 4 | s[4:5] exec v1 v3
//= 6: Rn 2 0 | exec v0 v3
//= 7: Rn 2 0 | v0 v3
//= 8: Rn 3 2 | s[30:31] exec v1 v3
//= 9: Rn 4 2 | s[30:31] exec v[1:3]
//= 10: Rn 2 2 | s[30:31] exec v0 v3
//= 11: Rn 2 0 | v0 v3
