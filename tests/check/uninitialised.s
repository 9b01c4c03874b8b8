// Values that nobody put there, where they decide something.

//# a stored register
//! targets gfx803 gfx900 gfx1030
//= uninitialised: flat_store_dword v[4:5], v7
  v_mov_b32_e32 v4, s8
  v_mov_b32_e32 v5, s9
  v_mov_b32_e32 v7, 0 // fixed
  flat_store_dword v[4:5], v7
//! block 1

//# a copy of one
//! targets gfx900 gfx1030
//= uninitialised: global_store_dword v1, v8
  v_mov_b32_e32 v7, 3 // fixed
  v_mov_b32_e32 v8, v7
  v_add_f32_e32 v9, v8, v8
  global_store_dword v1, v8, s[8:9]

//# an address
//! targets gfx900 gfx1030
//! args u32[65536]=iota
//= uninitialised: global_load_dword v5, v4
  v_mov_b32_e32 v3, 1 // fixed
  v_and_b32_e32 v4, 0xfc, v3
  global_load_dword v5, v4, s[8:9]
  s_waitcnt vmcnt(0)
  global_store_dword v1, v5, s[8:9] offset:1024

//# what a constant masks out is no part of an address
//! targets gfx900
//= uninitialised: global_load_dword v5, v4
  v_and_b32_e32 v4, 0xff00, v3 // fault
  v_and_b32_e32 v4, 0, v3 // fixed
  global_load_dword v5, v4, s[8:9]
  s_waitcnt vmcnt(0)

//# what a computed mask turns to zeros is no part of an address
//! targets gfx900 gfx1030
//! args u32[512]=iota
//= uninitialised: global_load_dword v5, v4
  v_mov_b32_e32 v6, 4 // fault
  v_mov_b32_e32 v6, 0 // fixed
  v_and_b32_e32 v4, v6, v3
  global_load_dword v5, v4, s[8:9]
  s_waitcnt vmcnt(0)
  global_store_dword v1, v5, s[8:9] offset:1024

//# what is put over the bytes that nobody set
//! targets gfx900 gfx1030
//! args u32[65536]=iota
//= uninitialised: global_load_dword v5, v4
  s_mov_b32 s30, 0xffffff00 // fault
  s_mov_b32 s30, -1 // fixed
  v_bfi_b32 v4, s30, 0, v3
  v_and_b32_e32 v4, 0xfc, v4
  global_load_dword v5, v4, s[8:9]
  s_waitcnt vmcnt(0)
  global_store_dword v1, v5, s[8:9] offset:1024

//# what a scalar turns to ones is no part of an address
//! targets gfx900 gfx1030
//! args u32[65536]=iota
//= uninitialised: global_load_dword v5, v4
  s_movk_i32 s30, 0xf0 // fault
  s_movk_i32 s30, 0xff // fixed
  v_or_b32_e32 v4, s30, v3
  v_and_b32_e32 v4, 0xfc, v4
  global_load_dword v5, v4, s[8:9]
  s_waitcnt vmcnt(0)
  global_store_dword v1, v5, s[8:9] offset:1024

//# a scalar branch
//! targets gfx803 gfx900 gfx1030
//= uninitialised: s_cbranch_scc1
  v_mov_b32_e32 v4, s8
  v_mov_b32_e32 v5, s9
  s_mov_b32 s30, 4 // fixed
  s_cmp_lt_u32 s30, 5
  s_cbranch_scc1 over
  flat_store_dword v[4:5], v0
over:

//# a branch on a comparison of lanes
//! targets gfx900
//= uninitialised: s_cbranch_vccz
  v_mov_b32_e32 v3, 0 // fixed
  v_cmp_lt_u32_e32 vcc, 5, v3
  s_cbranch_vccz over
  global_store_dword v1, v0, s[8:9]
over:

//# EXEC from a comparison
//! targets gfx900
//= uninitialised: s_and_saveexec_b64 s[20:21], vcc
  v_mov_b32_e32 v3, 0 // fixed
  v_cmp_gt_u32_e32 vcc, 5, v3
  s_and_saveexec_b64 s[20:21], vcc
  global_store_dword v1, v0, s[8:9]

//# a comparison that another one leaves out
//! targets gfx900
//= uninitialised: s_and_saveexec_b64 s[20:21], vcc
  v_cmp_gt_u32_e32 vcc, 5, v3
  v_cmp_gt_u32_e64 s[22:23], 0, v0 // fixed
  s_and_b64 vcc, vcc, s[22:23] // fixed
  s_and_saveexec_b64 s[20:21], vcc
  global_store_dword v1, v0, s[8:9]

//# one lane of a register
//! targets gfx900
//= uninitialised: global_store_dword v1, v3
  s_mov_b64 exec, 0xff
  v_mov_b32_e32 v3, 7
  s_mov_b64 exec, 0x1ff // fault
  global_store_dword v1, v3, s[8:9]

//# one byte of a register
//! targets gfx900
//= uninitialised: global_store_dword v1, v3
  v_mov_b32_e32 v3, 0 // fixed
  v_mov_b32_sdwa v3, v0 dst_sel:WORD_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0
  global_store_short v1, v3, s[8:9]
  global_store_dword v1, v3, s[8:9]

//# LDS that nobody wrote
//! targets gfx900 gfx1030
//= uninitialised: ds_read_b32 v4, v1 | global_store_dword v1, v4
  ds_write_b32 v1, v0 // fixed
  s_waitcnt lgkmcnt(0)
  ds_read_b32 v4, v1
  s_waitcnt lgkmcnt(0)
  global_store_dword v1, v4, s[8:9]

//# LDS into which an undefined register was stored
//! targets gfx900
//= uninitialised: ds_read_b32 v4, v1 | global_store_dword v1, v4
  v_mov_b32_e32 v3, 1 // fixed
  ds_write_b32 v1, v3
  s_waitcnt lgkmcnt(0)
  ds_read_b32 v4, v1
  s_waitcnt lgkmcnt(0)
  global_store_dword v1, v4, s[8:9]

//# LDS beside what was written
//! targets gfx900
//= uninitialised: ds_read_b64 v[4:5], v3 | global_store_dword v1, v5
  v_lshlrev_b32_e32 v3, 3, v0
  ds_write_b32 v3, v0
  ds_write_b32 v3, v0 offset:4 // fixed
  s_waitcnt lgkmcnt(0)
  ds_read_b64 v[4:5], v3
  s_waitcnt lgkmcnt(0)
  global_store_dword v1, v4, s[8:9]
  global_store_dword v1, v5, s[8:9]

//# a buffer without contents
//! targets gfx900 gfx1030
//! args u32[256]=zeros u32[256]=undefined
//= uninitialised: global_load_dword v4 | global_store_dword v1, v5
  global_store_dword v1, v0, s[10:11] // fixed
  s_waitcnt vmcnt(0)
  global_load_dword v4, v1, s[10:11]
  s_waitcnt vmcnt(0)
  v_or_b32_e32 v5, 1, v4 // fault
  v_mov_b32_e32 v5, v4 // fixed
  global_store_dword v1, v5, s[8:9]

//# a buffer without contents, by a scalar load
//! targets gfx900 gfx1030
//! args u32[256]=undefined
//= uninitialised: s_load_dword s20 | s_cbranch_scc1
  s_load_dword s20, s[8:9], 0x0
  s_waitcnt lgkmcnt(0)
  s_mov_b32 s20, 0 // fixed
  s_cmp_eq_u32 s20, 0
  s_cbranch_scc1 over
  global_store_dword v1, v0, s[8:9]
over:

//# a lane that is read across the wave
//! targets gfx900
//= uninitialised: s_cbranch_scc1
  v_writelane_b32 v3, s8, 4 // fault
  v_writelane_b32 v3, s8, 5 // fixed
  v_readlane_b32 s20, v3, 5
  s_cmp_eq_u32 s20, 0
  s_cbranch_scc1 over
  global_store_dword v1, v0, s[8:9]
over:

//# the source that v_cndmask_b32 takes
//! targets gfx900
//= uninitialised: global_store_dword v1, v4
  v_cmp_gt_u32_e32 vcc, 64, v0 // fixed
  v_cmp_gt_u32_e32 vcc, 63, v0 // fault
  v_cndmask_b32_e32 v4, v3, v0, vcc
  global_store_dword v1, v4, s[8:9]

//# the lower half of a sum does not need the upper half of what is added
//! targets gfx900
//= uninitialised: global_store_dword v1, v12
  v_mov_b32_e32 v4, 3
  v_mov_b32_e32 v6, 5
  s_mov_b32 s20, 24
  v_mad_u64_u32 v[10:11], s[22:23], v4, s20, v[6:7]
  s_mov_b32 s24, 32
  v_lshlrev_b64 v[12:13], s24, v[10:11]
  s_mov_b32 s24, 40 // fault
  v_lshrrev_b64 v[14:15], s24, v[10:11]
  v_mov_b32_e32 v12, v14 // fault
  v_mov_b32_e32 v12, v13 // fixed
  global_store_dword v1, v12, s[8:9]

//# some lanes of a row, moved by DPP
//! targets gfx900
//= uninitialised: global_store_dword v1, v18
  v_mov_b32_e32 v17, 7
  s_mov_b64 s[20:21], exec
  s_mov_b64 exec, 15
  s_nop 4
  v_mov_b32_dpp v18, v17 row_shr:1 row_mask:0xf bank_mask:0xf
  s_mov_b64 exec, 0xff // fault
  s_mov_b64 exec, 14 // fixed
  global_store_dword v1, v18, s[8:9]

//# an atomic adds nothing at an address that nobody set
//! targets gfx900 gfx1030
//! args u32[256]=iota
//= uninitialised: global_atomic_add v4, v5
  v_and_b32_e32 v4, 0xfc, v3
  v_mov_b32_e32 v5, 1 // fault
  v_mov_b32_e32 v5, 0 // fixed
  global_atomic_add v4, v5, s[8:9]
  s_waitcnt vmcnt(0)

//# lanes past the end go on with what nobody set, and store nothing
//! targets gfx900
//! args u32[256]=iota
//= uninitialised: s_and_saveexec_b64 s[24:25], vcc
  s_mov_b64 s[20:21], exec
  s_mov_b64 exec, 0xffff
  v_mov_b32_e32 v3, v0
  s_mov_b64 exec, s[20:21]
  v_cmp_gt_u32_e32 vcc, 40, v3
  s_and_saveexec_b64 s[24:25], vcc
  v_add_u32_e32 v4, 5, v3
  v_mov_b32_e32 v6, 17
  s_mov_b64 exec, 0xffff // fixed
  global_store_dword v1, v6, s[8:9]

//# a scan of LDS over words that nobody set, of which the sum is dropped
//! targets gfx900
//! block 1
//= uninitialised: ds_read_b32 v5 | s_cbranch_vccz
  ds_read_b32 v5, v2
  s_waitcnt lgkmcnt(0)
  v_mov_b32_e32 v6, 3
  v_cmp_lt_u32_e32 vcc, 7, v5
  s_cbranch_vccz over
  v_add_u32_e32 v7, v6, v6 // fixed
  v_mov_b32_e32 v6, 9 // fault
over:
  global_store_dword v1, v6, s[8:9]

//# bytes that a computed mask leaves, put together by one instruction
//! targets gfx900 gfx1030
//! args u32[65536]=iota
//= uninitialised: global_load_dword v5, v4
  v_mov_b32_e32 v6, 0x1fc // fault
  v_mov_b32_e32 v6, 0 // fixed
  v_and_or_b32 v4, v3, v6, v1
  global_load_dword v5, v4, s[8:9]
  s_waitcnt vmcnt(0)
  global_store_dword v1, v5, s[8:9] offset:1024

//# bytes that a computed shift drops
//! targets gfx900 gfx1030
//! args u32[65536]=iota
//= uninitialised: global_load_dword v5, v4
  v_mov_b32_e32 v3, 0
  v_mov_b32_sdwa v3, v7 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0
  v_mov_b32_e32 v6, 4 // fault
  v_mov_b32_e32 v6, 8 // fixed
  v_lshrrev_b32_e32 v4, v6, v3
  global_load_dword v5, v4, s[8:9]
  s_waitcnt vmcnt(0)
  global_store_dword v1, v5, s[8:9] offset:1024

//# a byte that is set decides a comparison with another one
//! targets gfx900
//= uninitialised: s_cbranch_vccz
  v_mov_b32_e32 v3, 0x700 // fixed
  v_mov_b32_e32 v3, 0x300 // fault
  v_mov_b32_sdwa v3, v7 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0
  v_cmp_eq_u32_e32 vcc, 0x301, v3
  s_cbranch_vccz over
  global_store_dword v1, v0, s[8:9]
over:

//# lanes that nobody set, followed through a complement and a constant mask
//! targets gfx900
//= uninitialised: s_and_saveexec_b64 s[24:25], vcc
  s_mov_b64 s[20:21], exec
  s_mov_b64 exec, 15
  v_mov_b32_e32 v3, v0
  s_mov_b64 exec, s[20:21]
  v_cmp_gt_u32_e32 vcc, 8, v3
  s_not_b64 vcc, vcc
  s_mov_b64 s[22:23], vcc
  s_and_b64 vcc, s[22:23], 31 // fault
  s_and_b64 vcc, s[22:23], 15 // fixed
  s_and_saveexec_b64 s[24:25], vcc
  global_store_dword v1, v0, s[8:9]
