// SDWA: reading a half keeps that half alive; writing a half and preserving the rest goes on with the range, padding the
// rest with zeros makes a new value.
  v_mov_b32_e32 v1, s0
  v_add_f16_sdwa v2, v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0
  v_add_f16_sdwa v2, v0, v0 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0 src1_sel:WORD_0
  ds_write_b32 v0, v2
  v_add_f16_sdwa v2, v2, v0 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
  ds_write_b32 v0, v2
  s_endpgm

//= s0 live-in 0..0 written - read 0 idle 0-0 bytes c
//= v0 live-in 0..5 written - read 1,2,3,4,5 idle 0-1
//= v1 0..1 written 0 read 1 idle 0-1 bytes c
//= v2 1..4 written 1,2 read 3,4 idle 1-2
//= v2 4..5 written 4 read 5 idle 4-5
