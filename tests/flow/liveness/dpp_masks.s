// Rows of 16 lanes, banks of 4 lanes in each row. What a mask leaves out keeps the old value: row_mask:0xa writes rows 1
// and 3, bank_mask:0x3 the lower half of each row. Every lane is enabled, so that quad_perm's sources are all valid and
// the writes are certain: 1 and 2 together make all of v1, v4 lives on in the upper half of each row.
// quad_perm:[0,0,0,0] reads the first lane of each quad of the rows that are written.
//! target gfx803 gfx900
//! full-waves
//! live-out v1 v4
  v_mov_b32_e32 v1, 7
  v_mov_b32_dpp v1, v2 quad_perm:[0,0,0,0] row_mask:0x5 bank_mask:0xf
  v_mov_b32_dpp v1, v3 quad_perm:[0,1,2,3] row_mask:0xa bank_mask:0xf
  v_mov_b32_dpp v4, v5 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0x3

//= 0: Rn 4 0 | exec v2&0x111100001111 v3&0xffff0000ffff0000 v4&0xff00ff00ff00ff00 v5&0xff00ff00ff00ff
//= 1: Rn 5 0 | exec v2&0x111100001111 v3&0xffff0000ffff0000 v4&0xff00ff00ff00ff00 v5&0xff00ff00ff00ff
//= 2: Rn 4 0 | exec v1&0xffff0000ffff v3&0xffff0000ffff0000 v4&0xff00ff00ff00ff00 v5&0xff00ff00ff00ff
//= 3: Rn 3 0 | exec v1 v4&0xff00ff00ff00ff00 v5&0xff00ff00ff00ff
