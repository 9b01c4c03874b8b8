// A kernel of waves of 32, one of waves of 64, and a function that either may call.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
.text
.globl narrow
.p2align 8
.type narrow,@function
narrow:
  v_cndmask_b32_e32 v1, v2, v3, vcc_lo
  s_endpgm
.Lnarrow_end:
.size narrow, .Lnarrow_end-narrow

.globl helper
.p2align 8
.type helper,@function
helper:
  v_cndmask_b32_e32 v1, v2, v3, vcc_lo
  s_setpc_b64 s[30:31]
.Lhelper_end:
.size helper, .Lhelper_end-helper

.globl wide
.p2align 8
.type wide,@function
wide:
  .long 0x02020702  // v_cndmask_b32_e32 v1, v2, v3 with the whole of VCC
  s_endpgm
.Lwide_end:
.size wide, .Lwide_end-wide

.rodata
.p2align 6
.amdhsa_kernel narrow
  .amdhsa_next_free_vgpr 70
  .amdhsa_next_free_sgpr 8
  .amdhsa_wavefront_size32 1
.end_amdhsa_kernel
.p2align 6
.amdhsa_kernel wide
  .amdhsa_next_free_vgpr 70
  .amdhsa_next_free_sgpr 8
  .amdhsa_wavefront_size32 0
.end_amdhsa_kernel
