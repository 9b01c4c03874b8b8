; Instructions of RDNA2 that move values between lanes, in waves of 32 lanes.
        .amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
        .amdhsa_code_object_version 5
        .text
        .globl  lane_moves
        .p2align 8
        .type   lane_moves,@function
lane_moves:
        v_mul_u32_u24   v2, 0x1357, v0
        v_xor_b32       v1, 5, v0
        v_lshlrev_b32   v1, 2, v1
        s_mov_b32       s2, 0x01234567
        s_mov_b32       s3, 0x89abcdef
        v_permlane16_b32 v3, v2, s2, s3
        v_permlanex16_b32 v4, v2, s2, s3
        v_mov_b32_dpp   v5, v2 dpp8:[7,6,5,4,3,2,1,0]
        v_mov_b32_dpp   v6, v2 row_share:3 row_mask:0xf bank_mask:0xf
        v_mov_b32_dpp   v6, v2 row_xmask:9 row_mask:0xf bank_mask:0x5
        s_mov_b32       exec_lo, 0xffff00
        ds_bpermute_b32 v3, v1, v2
        s_waitcnt       lgkmcnt(0)
        ds_permute_b32  v4, v1, v2
        s_waitcnt       lgkmcnt(0)
        v_permlane16_b32 v3, v2, s2, s3
        v_permlanex16_b32 v4, v2, s2, s3 op_sel:[0,1]
        v_mov_b32_dpp   v5, v2 row_shr:3 row_mask:0xf bank_mask:0xf bound_ctrl:0
        v_readfirstlane_b32 s4, v2
        v_readlane_b32  s5, v2, 29
        s_endpgm
.Lend:
        .size   lane_moves, .Lend-lane_moves
        .rodata
        .p2align 6
        .amdhsa_kernel lane_moves
          .amdhsa_next_free_vgpr 8
          .amdhsa_next_free_sgpr 8
          .amdhsa_wavefront_size32 1
        .end_amdhsa_kernel
        .amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx1030
amdhsa.kernels:
  - .name: lane_moves
    .symbol: lane_moves.kd
    .kernarg_segment_size: 0
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 32
    .sgpr_count: 8
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
    .args: []
...
        .end_amdgpu_metadata
