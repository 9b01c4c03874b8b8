; begin_kernel NAME: s[0:1] is the address of the buffer `data`, s2 the workgroup, v0 the work-item;
; v[2:3] is the address of work-item i's word. end_kernel NAME lds_bytes
        .macro begin_kernel name
        .text
        .globl  \name
        .p2align 8
        .type   \name,@function
\name:
        s_load_dwordx2  s[0:1], s[0:1], 0x0
        s_lshl_b32      s3, s2, 6
        v_lshlrev_b32   v1, 2, v0
        s_waitcnt       lgkmcnt(0)
        s_lshl_b32      s3, s3, 2
        s_add_u32       s4, s0, s3
        s_addc_u32      s5, s1, 0
        v_mov_b32       v3, s5
        v_add_u32       v2, vcc, s4, v1
        v_addc_u32      v3, vcc, 0, v3, vcc
        .endm

        .macro end_kernel name, lds=0, scratch=0
        s_endpgm
.Lend_\name:
        .size   \name, .Lend_\name-\name
        .rodata
        .p2align 6
        .amdhsa_kernel \name
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_kernarg_size 8
          .amdhsa_group_segment_fixed_size \lds
          .amdhsa_next_free_vgpr 8
          .amdhsa_next_free_sgpr 16
        .end_amdhsa_kernel
        .text
        .endm

        .macro describe name
        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx803
amdhsa.kernels:
  - .name: \name
    .symbol: \name\().kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: data, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
...
        .end_amdgpu_metadata
        .endm

        .amdgcn_target "amdgcn-amd-amdhsa--gfx803"
