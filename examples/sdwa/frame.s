; What every kernel of this folder has around its few interesting instructions.
;
;   begin_kernel NAME      work-item i reads word i of the buffers a, b and c into v1, v2 and v3
;   snippet_begin:         what `lanewise prove` compares, from here to snippet_end
;   end_kernel NAME        work-item i writes v0 to word i of the buffer out; a second argument sets the mode for
;                          denormal halves, 3 (kept) unless given
;
; Arguments: a, b, c, out, all pointers to 32-bit words. Workgroups of 256. The result is v0; v4 and v5 are free.

        .amdgcn_target "amdgcn-amd-amdhsa--gfx803"
        .amdhsa_code_object_version 5

        .macro begin_kernel name
        .text
        .globl  \name
        .p2align 8
        .type   \name,@function
\name:
        s_load_dwordx8  s[4:11], s[0:1], 0x0
        s_lshl_b32      s2, s2, 8
        v_add_u32       v0, vcc, s2, v0
        v_lshlrev_b32   v10, 2, v0
        s_waitcnt       lgkmcnt(0)
        v_mov_b32       v7, s5
        v_add_u32       v6, vcc, s4, v10
        v_addc_u32      v7, vcc, 0, v7, vcc
        flat_load_dword v1, v[6:7]
        v_mov_b32       v7, s7
        v_add_u32       v6, vcc, s6, v10
        v_addc_u32      v7, vcc, 0, v7, vcc
        flat_load_dword v2, v[6:7]
        v_mov_b32       v7, s9
        v_add_u32       v6, vcc, s8, v10
        v_addc_u32      v7, vcc, 0, v7, vcc
        flat_load_dword v3, v[6:7]
        s_waitcnt       vmcnt(0) & lgkmcnt(0)
        v_mov_b32       v0, v3
snippet_begin:
        .endm

        .macro end_kernel name, half_denormals=3
snippet_end:
        v_mov_b32       v7, s11
        v_add_u32       v6, vcc, s10, v10
        v_addc_u32      v7, vcc, 0, v7, vcc
        flat_store_dword v[6:7], v0
        s_endpgm
.Lend_\name:
        .size   \name, .Lend_\name-\name

        .rodata
        .p2align 6
        .amdhsa_kernel \name
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_kernarg_size 32
          .amdhsa_next_free_vgpr 11
          .amdhsa_next_free_sgpr 12
          .amdhsa_float_denorm_mode_16_64 \half_denormals
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx803
amdhsa.kernels:
  - .name: \name
    .symbol: \name\().kd
    .kernarg_segment_size: 32
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 18
    .vgpr_count: 11
    .max_flat_workgroup_size: 256
    .args:
      - { .name: a,   .offset: 0,  .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: b,   .offset: 8,  .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: c,   .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 24, .size: 8, .value_kind: global_buffer, .address_space: global }
...
        .end_amdgpu_metadata
        .endm
