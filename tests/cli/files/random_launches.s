; Kernels of one buffer, each with an instruction whose result nothing reads. `sum` adds a number to each work-item's,
; `chain` stores through a pointer that it loads from the buffer, `place` stores the address of its own end, and `trap`
; ends with a trap if bit 3 of that address is 0.
        .amdgcn_target "amdgcn-amd-amdhsa--gfx900"
        .text
        .macro begin_kernel name
        .globl \name
        .p2align 8
        .type \name,@function
\name:
        s_load_dwordx2 s[2:3], s[0:1], 0x0
        s_load_dword s4, s[0:1], 0x8
        v_lshlrev_b32 v1, 2, v0
        s_waitcnt lgkmcnt(0)
        .endm
        .macro describe name
        .size \name, .-\name
        .rodata
        .amdhsa_kernel \name
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_next_free_vgpr 8
          .amdhsa_next_free_sgpr 16
          .amdhsa_kernarg_size 16
        .end_amdhsa_kernel
        .text
        .endm

        begin_kernel sum
        v_mov_b32 v7, 0
        v_add_u32 v2, s4, v0
        global_store_dword v1, v2, s[2:3]
        s_endpgm
        describe sum

        begin_kernel chain
        v_mov_b32 v7, 0
        s_load_dwordx2 s[2:3], s[2:3], 0x0
        s_waitcnt lgkmcnt(0)
        global_store_dword v1, v0, s[2:3]
        s_endpgm
        describe chain

        begin_kernel place
        s_getpc_b64 s[6:7]
here:
        s_add_u32 s6, s6, end-here
        s_addc_u32 s7, s7, 0
        v_mov_b32 v7, 0
        v_mov_b32 v2, s6
        global_store_dword v1, v2, s[2:3]
end:
        s_endpgm
        describe place

        begin_kernel trap
        s_getpc_b64 s[6:7]
after:
        s_add_u32 s6, s6, last-after
        v_mov_b32 v7, 0
        s_nop 0
        s_nop 0
        s_bitcmp1_b32 s6, 3
        s_cbranch_scc1 last
        s_trap 2
last:
        s_endpgm
        describe trap

        .amdgpu_metadata
amdhsa.version: [1, 1]
amdhsa.kernels:
  - {.name: sum, .symbol: sum.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
     .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 16, .vgpr_count: 8, .max_flat_workgroup_size: 256,
     .args: [{.name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global},
             {.name: n, .size: 4, .offset: 8, .value_kind: by_value}]}
  - {.name: chain, .symbol: chain.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
     .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 16, .vgpr_count: 8, .max_flat_workgroup_size: 256,
     .args: [{.name: links, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global},
             {.name: n, .size: 4, .offset: 8, .value_kind: by_value}]}
  - {.name: place, .symbol: place.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
     .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 16, .vgpr_count: 8, .max_flat_workgroup_size: 256,
     .args: [{.name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global},
             {.name: n, .size: 4, .offset: 8, .value_kind: by_value}]}
  - {.name: trap, .symbol: trap.kd, .kernarg_segment_size: 16, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
     .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 16, .vgpr_count: 8, .max_flat_workgroup_size: 256,
     .args: [{.name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global},
             {.name: n, .size: 4, .offset: 8, .value_kind: by_value}]}
        .end_amdgpu_metadata
