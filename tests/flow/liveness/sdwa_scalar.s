// gfx9's SDWA may read a scalar register; of SGPRs bytes count as well.
//! target gfx900 gfx906
//! live-out v1
  v_add_f16_sdwa v1, s2, v3 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_0

//= 0: Rn 2 1 | s2:c exec v1:3 v3:3
