; A loop of vector instructions, one of a load and LDS, and a kernel without one.
sums:
  s_mov_b32 s2, 100
.Lagain:
  v_add_f32 v1, v1, v2
  v_fma_f32 v3, v1, v2, v3
  v_rcp_f32 v4, v2
  s_sub_u32 s2, s2, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 .Lagain
  s_endpgm
.p2align 8
waits:
  s_mov_b32 m0, -1
.Lload:
  flat_load_dword v2, v[4:5]
  ds_read_b32 v6, v7
  s_waitcnt vmcnt(0) lgkmcnt(0)
  v_add_f32 v1, v1, v2
  v_mul_f32 v1, v1, v6
  s_cmp_lg_u32 s3, 0
  s_cbranch_scc0 .Lskip
  v_exp_f32 v1, v1
.Lskip:
  s_sub_u32 s2, s2, 1
  s_cbranch_scc0 .Lload
  s_endpgm
.p2align 8
straight:
  v_mul_f32 v1, v2, v3
  v_add_f32 v1, v1, v0
  s_endpgm
.amdhsa_kernel sums
  .amdhsa_next_free_vgpr 24
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
.amdhsa_kernel waits
  .amdhsa_next_free_vgpr 24
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
.amdhsa_kernel straight
  .amdhsa_next_free_vgpr 24
  .amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
