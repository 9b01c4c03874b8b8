// d[i] = d[i] + d[i ^ 1] in every fourth work-item, with the exchange moved under the condition: lane i + 1 is off.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.globl dpp_off_lane
.p2align 8
.type dpp_off_lane,@function
dpp_off_lane:
  s_load_dwordx2 s[8:9], s[0:1], 0x0
  v_lshlrev_b32_e32 v1, 2, v0
  v_and_b32_e32 v3, 3, v0
  s_waitcnt lgkmcnt(0)
  global_load_dword v2, v1, s[8:9]
  v_cmp_eq_u32_e32 vcc, 0, v3
  s_waitcnt vmcnt(0)
  s_and_saveexec_b64 s[10:11], vcc
  s_nop 4
  v_add_u32_dpp v2, v2, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:0
  global_store_dword v1, v2, s[8:9]
  s_endpgm
.Lend:
.size dpp_off_lane, .Lend-dpp_off_lane
.rodata
.p2align 6
.amdhsa_kernel dpp_off_lane
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_kernarg_size 8
  .amdhsa_next_free_vgpr 4
  .amdhsa_next_free_sgpr 16
.end_amdhsa_kernel
.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx900
amdhsa.kernels:
  - .name: dpp_off_lane
    .symbol: dpp_off_lane.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 4
    .max_flat_workgroup_size: 64
    .args:
      - { .name: d, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
...
.end_amdgpu_metadata
