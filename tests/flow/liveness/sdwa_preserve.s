// UNUSED_PRESERVE keeps the other bytes of the destination, so far as they are wanted. 2 makes byte 1 and keeps the
// others; 1 makes the upper half and keeps byte 0 (byte 1 is not wanted); 0 makes what 1 keeps: one byte.
//! target gfx803 gfx900 gfx906
//! live-out v1
  v_mov_b32_e32 v1, v4
  v_add_u16_sdwa v1, v2, v3 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:WORD_1
  v_add_u16_sdwa v1, v2, v3 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:WORD_1

//= 0: Rn 4 0 | exec v2:3 v3:c v4:1
//= 1: Rn 3 0 | exec v1:1 v2:3 v3:c
//= 2: Rn 3 0 | exec v1:d v2:1 v3:4
