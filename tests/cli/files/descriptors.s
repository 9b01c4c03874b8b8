; Descriptors as the first argument has them: load loads a texel of each lane through its first eight words, sample
; samples one through four more, into the second argument.
        .amdgcn_target "amdgcn-amd-amdhsa--gfx900"
        .macro begin name
        .text
        .globl  \name
        .p2align 8
        .type   \name,@function
\name:
        s_load_dwordx4  s[0:3], s[0:1], 0x0
        s_waitcnt       lgkmcnt(0)
        s_load_dwordx8  s[8:15], s[0:1], 0x0
        s_load_dwordx4  s[16:19], s[0:1], 0x20
        v_mov_b32       v2, 0
        v_lshlrev_b32   v1, 4, v0
        s_waitcnt       lgkmcnt(0)
        .endm
        .macro end name
        s_waitcnt       vmcnt(0)
        global_store_dwordx4 v1, v[4:7], s[2:3]
        s_endpgm
.Lend_\name:
        .size   \name, .Lend_\name-\name
        .rodata
        .p2align 6
        .amdhsa_kernel \name
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_kernarg_size 16
          .amdhsa_next_free_vgpr 8
          .amdhsa_next_free_sgpr 20
        .end_amdhsa_kernel
        .text
        .endm

        begin load
        image_load      v[4:7], v[0:2], s[8:15] dmask:0xf unorm
        end load

        begin sample
        image_sample_lz v[4:7], v[2:3], s[8:15], s[16:19] dmask:0xf
        end sample

        begin store
        image_store     v[4:7], v[0:2], s[8:15] dmask:0xf unorm
        end store

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx900
amdhsa.kernels:
  - { .name: load, .symbol: load.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8,
      .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 20, .vgpr_count: 8,
      .max_flat_workgroup_size: 64,
      .args: [ { .name: words, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global },
               { .name: texels, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global } ] }
  - { .name: sample, .symbol: sample.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8,
      .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 20, .vgpr_count: 8,
      .max_flat_workgroup_size: 64,
      .args: [ { .name: words, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global },
               { .name: texels, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global } ] }
  - { .name: store, .symbol: store.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8,
      .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 20, .vgpr_count: 8,
      .max_flat_workgroup_size: 64,
      .args: [ { .name: words, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global },
               { .name: texels, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global } ] }
...
        .end_amdgpu_metadata
