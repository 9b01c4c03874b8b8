// What the kernels of the other files have in common. The study puts it before them, with numbers of its own:
//
//   COUNT, LOOPS   so many bodies in a row, so often over
//   WAVE           lanes of a wave, 32 or 64
//
// measured NAME, BEGIN, BODY: a kernel that executes the macro BEGIN once and BODY again and again. s[0:1] point to the
// arguments, v0 is the work-item, s[8:19] and v1 to v31 are the kernel's.

.set RDNA, .amdgcn.gfx_generation_number >= 10

.macro nothing
.endm

.macro describe name, lds, wave_size
  .rodata
  .p2align 6
  .amdhsa_kernel \name
    .amdhsa_group_segment_fixed_size \lds
    .amdhsa_kernarg_size 16
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_next_free_vgpr 24
    .amdhsa_next_free_sgpr 24
    \wave_size
  .end_amdhsa_kernel
.endm

.macro measured name, begin, body, lds=0
  .text
  .globl \name
  .p2align 8
  .type \name,@function
\name:
  \begin
  s_mov_b32 s20, LOOPS
.Lagain_\name:
  .rept COUNT
    \body
  .endr
  s_sub_u32 s20, s20, 1
  s_cmp_lg_u32 s20, 0
  s_cbranch_scc1 .Lagain_\name
  s_waitcnt vmcnt(0) lgkmcnt(0)
  s_endpgm
.Lend_\name:
  .size \name, .Lend_\name-\name
  .if RDNA
    describe \name, \lds, ".amdhsa_wavefront_size32 (WAVE == 32) & 1"
  .else
    describe \name, \lds
  .endif
.endm
