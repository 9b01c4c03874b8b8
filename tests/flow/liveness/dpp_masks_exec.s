// The same where lanes may be disabled: a source lane that EXEC disables is invalid, and without bound_ctrl nothing is
// certainly written. v1 and v4 are live in all lanes before.
//! target gfx803 gfx900
//! live-out v1 v4
  v_mov_b32_dpp v1, v2 quad_perm:[0,0,0,0] row_mask:0x5 bank_mask:0xf
  v_mov_b32_dpp v1, v3 quad_perm:[1,0,3,2] row_mask:0xa bank_mask:0xf
  v_mov_b32_dpp v4, v5 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0x3

//= 0: Rn 5 0 | exec v1 v2&0x111100001111 v3&0xffff0000ffff0000 v4 v5&0xff00ff00ff00ff
//= 1: Rn 4 0 | exec v1 v3&0xffff0000ffff0000 v4 v5&0xff00ff00ff00ff
//= 2: Rn 3 0 | exec v1 v4 v5&0xff00ff00ff00ff
