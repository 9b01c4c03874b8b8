// What the runner puts behind a file: its macros `before`, `body` (n times, in a loop) and `after`.
.text
.globl measured
.p2align 8
.type measured,@function
measured:
  before
  s_mov_b32 s20, loops
.Lagain:
  .rept n
  body
  .endr
  s_sub_u32 s20, s20, 1
  s_cmp_lg_u32 s20, 0
  s_cbranch_scc1 .Lagain
  after
  s_endpgm
.Lend:
  .size measured, .Lend-measured
.rodata
.p2align 6
.amdhsa_kernel measured
  .amdhsa_group_segment_fixed_size lds
  .amdhsa_kernarg_size 16
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr vgprs
  .amdhsa_next_free_sgpr 32
.if wave
  .amdhsa_wavefront_size32 (wave == 32) & 1
.endif
.end_amdhsa_kernel
