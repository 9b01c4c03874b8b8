// UNUSED_PAD fills with zeros, UNUSED_SEXT with copies of the sign: both make a new value of the whole register. Of a
// sum that goes to one byte, only its lowest byte is.
//! target gfx803 gfx900 gfx906
//! live-out v1
  v_add_u16_sdwa v2, v3, v4 dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:WORD_0 src1_sel:WORD_0
  v_add_u16_sdwa v1, v3, v4 dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
  v_and_b32_e32 v1, v1, v2

//= 0: Rn 3 0 | exec v[3:4]:3
//= 1: Rn 4 0 | exec v2 v[3:4]:1
//= 2: Rn 2 0 | exec v[1:2]
