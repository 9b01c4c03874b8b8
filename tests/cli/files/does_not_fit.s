.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.globl k
.p2align 8
.type k,@function
k:
s_endpgm
.Le:
.size k, .Le-k
.rodata
.p2align 6
.amdhsa_kernel k
.amdhsa_next_free_vgpr 200
.amdhsa_next_free_sgpr 90
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 0
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 96
    .vgpr_count: 200
    .max_flat_workgroup_size: 1024
.end_amdgpu_metadata
