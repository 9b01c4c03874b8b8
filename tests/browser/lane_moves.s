; Instructions that move values between lanes, with every lane on and with few.
        .amdgcn_target "amdgcn-amd-amdhsa--gfx900"
        .amdhsa_code_object_version 5
        .text
        .globl  lane_moves
        .p2align 8
        .type   lane_moves,@function
lane_moves:
        v_xor_b32       v1, 5, v0
        v_lshlrev_b32   v1, 2, v1
        v_mul_u32_u24   v2, 0x1357, v0
        ds_bpermute_b32 v3, v1, v2
        s_waitcnt       lgkmcnt(0)
        s_mov_b64       exec, 0xffff00
        ds_permute_b32  v4, v1, v2
        s_waitcnt       lgkmcnt(0)
        v_mov_b32_dpp   v5, v2 row_bcast:15 row_mask:0xa
        v_mov_b32_dpp   v5, v2 wave_shr:1 row_mask:0xf bank_mask:0xf
        v_mov_b32_dpp   v5, v2 row_mirror row_mask:0xf bank_mask:0xf
        ds_swizzle_b32  v6, v2 offset:swizzle(SWAP,2)
        s_waitcnt       lgkmcnt(0)
        v_readfirstlane_b32 s3, v2
        v_readlane_b32  s4, v2, 45
        v_writelane_b32 v6, s4, 3
        s_endpgm
.Lend:
        .size   lane_moves, .Lend-lane_moves
        .rodata
        .p2align 6
        .amdhsa_kernel lane_moves
          .amdhsa_next_free_vgpr 8
          .amdhsa_next_free_sgpr 8
        .end_amdhsa_kernel
        .amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx900
amdhsa.kernels:
  - .name: lane_moves
    .symbol: lane_moves.kd
    .kernarg_segment_size: 0
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 8
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
    .args: []
...
        .end_amdgpu_metadata
