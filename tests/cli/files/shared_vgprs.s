; v8 and v9 are behind the kernel's eight VGPRs: lane i and lane i + 32 have them together.
        .amdgcn_target "amdgcn-amd-amdhsa--gfx1010"
        .macro begin name
        .text
        .globl  \name
        .p2align 8
        .type   \name,@function
\name:
        s_load_dwordx2  s[0:1], s[0:1], 0x0
        v_lshlrev_b32   v1, 2, v0
        .endm
        .macro end name
        s_endpgm
.Lend_\name:
        .size   \name, .Lend_\name-\name
        .rodata
        .p2align 6
        .amdhsa_kernel \name
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_kernarg_size 8
          .amdhsa_wavefront_size32 0
          .amdhsa_next_free_vgpr 8
          .amdhsa_next_free_sgpr 16
          .amdhsa_shared_vgpr_count 1
        .end_amdhsa_kernel
        .text
        .endm

        begin both_halves
        v_mov_b32       v8, 0
        v_lshlrev_b32   v2, 8, v0
        v_add_nc_u32    v8, v8, v2      ; the low half first, then the high one
        s_mov_b64       exec, 0xff
        v_mov_b32       v8, v0
        s_mov_b64       exec, -1
        s_waitcnt       lgkmcnt(0)
        global_store_dword v1, v8, s[0:1]
        end both_halves

        begin loads
        s_waitcnt       lgkmcnt(0)
        global_load_dword v8, v1, s[0:1]
        end loads

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx1010
amdhsa.kernels:
  - { .name: both_halves, .symbol: both_halves.kd, .kernarg_segment_size: 8, .kernarg_segment_align: 8,
      .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 16, .vgpr_count: 8,
      .max_flat_workgroup_size: 1024,
      .args: [ { .name: data, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global } ] }
  - { .name: loads, .symbol: loads.kd, .kernarg_segment_size: 8, .kernarg_segment_align: 8,
      .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 16, .vgpr_count: 8,
      .max_flat_workgroup_size: 1024,
      .args: [ { .name: data, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global } ] }
...
        .end_amdgpu_metadata
