// SDWA and DPP have no cycles of their own on GCN, and their 8 bytes are fetched at full speed.
// device: fiji-r9-nano vega-64
// each: v_add_f16_sdwa v8, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_0
//   | v_mov_b32_dpp v8, v1 row_shr:1 row_mask:0xf bank_mask:0xf
//   | v_add_f32_dpp v8, v1, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
// slope: n 8 24 loops 4 12
// expect: 4
// source: CLRX (gfx8 fetches 8-byte encodings at full speed); inferred: no source gives SDWA or DPP more cycles on GCN
.macro body
  EACH
.endm
