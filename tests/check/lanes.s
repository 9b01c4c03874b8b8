// Results that come from lanes which EXEC has switched off.

//# DPP under a narrower EXEC
//! targets gfx803 gfx900 gfx1010 gfx1030
//! block 32
//= lanes: v_mov_b32_dpp | flat_store_dword
  v_mov_b32_e32 v4, s8
  v_mov_b32_e32 v5, s9
  s_mov_b64 exec, 1 // fault
  v_mov_b32_dpp v6, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:0
  s_mov_b64 exec, 1 // fixed
  flat_store_dword v[4:5], v6

//# DPP in an addition, and a use of the sum of its result
//! targets gfx900
//= lanes: v_add_f32_dpp | global_store_dword
  s_mov_b64 exec, 3 // fault
  v_add_f32_dpp v6, v0, v0 row_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:0
  v_add_u32_e32 v6, 1, v6
  global_store_dword v1, v6, s[8:9]

//# a result that comes from nowhere and is not used
//! targets gfx900 gfx1030
//! exit 0
  s_mov_b64 exec, 3
  v_mov_b32_dpp v6, v0 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:0
  s_mov_b64 exec, 1
  global_store_dword v1, v6, s[8:9]

//# the ends of rows, and lanes that keep what they had
//! targets gfx900 gfx1030
//! exit 0
  v_mov_b32_e32 v6, 7
  v_mov_b32_e32 v7, 7
  v_mov_b32_dpp v6, v0 row_shr:3 row_mask:0xf bank_mask:0xf bound_ctrl:0
  s_mov_b64 exec, 1
  v_mov_b32_dpp v7, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
  global_store_dword v1, v6, s[8:9]
  global_store_dword v1, v7, s[8:9] offset:256

//# lanes that the workgroup does not have
//! targets gfx900 gfx1030
//! block 20
//! exit 0
  v_mov_b32_dpp v6, v0 row_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:0
  global_store_dword v1, v6, s[8:9]

//# every lane on, as whole-wave mode has it
//! targets gfx900 gfx1030
//! exit 0
  s_mov_b64 s[20:21], exec
  s_mov_b64 exec, 1
  s_mov_b64 s[22:23], exec
  s_mov_b64 exec, s[20:21]
  v_mov_b32_dpp v6, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:0
  s_mov_b64 exec, s[22:23]
  global_store_dword v1, v6, s[8:9]

//# DPP that may fetch from lanes which are off
//! targets gfx1010 gfx1030
//= lanes: v_mov_b32_dpp | global_store_dword
  s_mov_b32 exec_lo, 1
  v_mov_b32_dpp v6, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:0 // fault
  v_mov_b32_dpp v6, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:0 fi:1 // fixed
  global_store_dword v1, v6, s[8:9]

//# DPP of groups of eight lanes
//! targets gfx1010 gfx1030
//= lanes: v_mov_b32_dpp | global_store_dword
  s_mov_b32 exec_lo, 1
  v_mov_b32_dpp v6, v0 dpp8:[7,6,5,4,3,2,1,0] // fault
  v_mov_b32_dpp v6, v0 dpp8:[7,6,5,4,3,2,1,0] fi:1 // fixed
  global_store_dword v1, v6, s[8:9]

//# a permute of rows
//! targets gfx1030
//= lanes: v_permlane16_b32 | global_store_dword
  v_mov_b32_e32 v6, 9
  s_mov_b32 s20, 0x76543211
  s_mov_b32 s21, 0xfedcba98
  s_mov_b32 exec_lo, 1 // fault
  v_permlane16_b32 v6, v0, s20, s21 op_sel:[0,1]
  s_mov_b32 exec_lo, 1 // fixed
  global_store_dword v1, v6, s[8:9]

//# ds_bpermute reads a lane that is off
//! targets gfx803 gfx900 gfx1030
//! block 32
//= lanes: ds_bpermute_b32 | flat_store_dword
  v_mov_b32_e32 v4, s8
  v_mov_b32_e32 v5, s9
  v_mov_b32_e32 v7, 20
  s_mov_b64 exec, 1 // fault
  ds_bpermute_b32 v6, v7, v0
  s_waitcnt lgkmcnt(0)
  s_mov_b64 exec, 1 // fixed
  flat_store_dword v[4:5], v6

//# ds_swizzle reads a lane that is off; LDS takes the result
//! targets gfx900 gfx1030
//= lanes: ds_swizzle_b32 | ds_write_b32
  s_mov_b64 exec, 1 // fault
  ds_swizzle_b32 v6, v0 offset:swizzle(SWAP,1)
  s_waitcnt lgkmcnt(0)
  s_mov_b64 exec, 1 // fixed
  ds_write_b32 v1, v6

//# reading one lane whatever EXEC says is no mistake
//! targets gfx900 gfx1030
//! exit 0
  s_mov_b64 exec, 1
  v_readlane_b32 s20, v0, 5
  v_mov_b32_e32 v6, s20
  global_store_dword v1, v6, s[8:9]

//# a branch on what a lane that is off gave
//! targets gfx900
//= lanes: v_mov_b32_dpp | s_cbranch_vccz
  s_mov_b64 exec, 1 // fault
  v_mov_b32_dpp v6, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:0
  v_cmp_eq_u32_e32 vcc, 1, v6
  s_cbranch_vccz over
  s_nop 0
over:
  s_nop 1

//# an address that a lane which is off should have given
//! targets gfx900 gfx1030
//= lanes: v_mov_b32_dpp | global_load_dword
  s_mov_b64 exec, 1 // fault
  v_mov_b32_dpp v6, v1 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:0
  global_load_dword v7, v6, s[8:9]
  s_waitcnt vmcnt(0)

//# EXEC from what a lane that is off gave
//! targets gfx900
//= lanes: v_mov_b32_dpp | s_and_saveexec_b64
  s_mov_b64 exec, 0xff // fault
  v_mov_b32_dpp v6, v0 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:0
  v_mov_b32_dpp v6, v0 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:0
  v_cmp_lt_u32_e32 vcc, 40, v6
  s_and_saveexec_b64 s[20:21], vcc
  s_nop 0
