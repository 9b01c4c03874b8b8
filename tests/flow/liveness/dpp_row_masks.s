// With bound_ctrl a write is certain in the lanes of its rows and banks: 0 and 1 together write every lane of v1, whose
// old value is dead before 0; v4 lives on in the upper half of each row. bank_mask:0xc writes the other half.
//! target gfx803 gfx900
//! full-waves
//! live-out v1 v4
  v_mov_b32_dpp v1, v2 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xf bound_ctrl:0
  v_mov_b32_dpp v1, v3 quad_perm:[0,1,2,3] row_mask:0xa bank_mask:0xf bound_ctrl:0
  v_mov_b32_dpp v4, v5 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x3 bound_ctrl:0

//= 0: Rn 5 0 | exec v2&0xffff0000ffff v3&0xffff0000ffff0000 v4&0xff00ff00ff00ff00 v5&0xff00ff00ff00ff
//= 1: Rn 4 0 | exec v1&0xffff0000ffff v3&0xffff0000ffff0000 v4&0xff00ff00ff00ff00 v5&0xff00ff00ff00ff
//= 2: Rn 3 0 | exec v1 v4&0xff00ff00ff00ff00 v5&0xff00ff00ff00ff
