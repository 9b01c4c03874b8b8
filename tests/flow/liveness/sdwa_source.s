// SDWA: both sources are reads, each of the selected bytes only.
//! target gfx803 gfx900 gfx906
//! live-out v0
  v_mul_f32_sdwa v1, v2, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
  v_mul_u32_u24_sdwa v4, v5, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:WORD_1
  v_or_b32_e32 v0, v1, v4

//= 0: Rn 5 0 | exec v[2:3] v5:8 v6:c
//= 1: Rn 4 0 | exec v1 v5:8 v6:c
//= 2: Rn 3 0 | exec v1 v4
