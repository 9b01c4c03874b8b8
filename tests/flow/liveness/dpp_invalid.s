// row_shr:1 has no source for the first lane of each row, and a source lane that EXEC disables is none either. Without
// bound_ctrl such lanes are not written and keep the old value of v1; with it they are written with 0, and v3 is a new
// value. The last lane of each row is no lane's source.
//! target gfx803 gfx900
//! live-out v1 v3
  v_mov_b32_dpp v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf
  v_mov_b32_dpp v3, v4 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:0

//= 0: Rn 3 0 | exec v1 v2&0x7fff7fff7fff7fff v4&0x7fff7fff7fff7fff
//= 1: Rn 3 0 | exec v1 v4&0x7fff7fff7fff7fff
