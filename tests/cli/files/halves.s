// A register of which a half is wanted, a loop, and lanes behind a mask.
again:
v_add_f16_sdwa v1, v2, v3 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:WORD_0
s_mulk_i32 s3, 0x5
s_cmp_lg_u32 s3, 0
s_cbranch_scc1 again
v_cmp_lt_u32 vcc, v0, v4
s_and_saveexec_b64 s[6:7], vcc
v_mov_b32 v1, 0
s_or_b64 exec, exec, s[6:7]
ds_write_b16 v0, v1
s_endpgm
