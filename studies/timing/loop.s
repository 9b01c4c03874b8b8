// The body of a case of cases.json, {count} times in a row, {loops} times over.
.text
.globl measured
.p2align 8
.type measured,@function
measured:
  {prologue}
  s_mov_b32 s20, {loops}
.Lagain:
  .rept {count}
  {body}
  .endr
  s_sub_u32 s20, s20, 1
  s_cmp_lg_u32 s20, 0
  s_cbranch_scc1 .Lagain
  {epilogue}
  s_endpgm
.Lend:
  .size measured, .Lend-measured
.rodata
.p2align 6
.amdhsa_kernel measured
  .amdhsa_group_segment_fixed_size {lds}
  .amdhsa_kernarg_size 16
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr {vgprs}
  .amdhsa_next_free_sgpr 24
  {directives}
.end_amdhsa_kernel
