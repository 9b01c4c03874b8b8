// An SDWA compare writes the mask (VCC on gfx8) and reads both sources.
//! target gfx803 gfx900
//! live-out vcc_lo vcc_hi
  v_cmp_lt_u32_sdwa vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1

//= 0: Rn 2 0 | exec v1:1 v2:c
