// Two waves at the same byte, one of them writes, nothing orders the two.

//# LDS: stored by one wave, loaded by another
//! targets gfx803 gfx900 gfx1030
//! block 128
//= races: ds_read_b32 v4, v3 | ds_write_b32 v1
  s_mov_b32 m0, -1
  ds_write_b32 v1, v0
  s_waitcnt lgkmcnt(0)
  s_barrier // fixed
  v_xor_b32_e32 v3, 0x100, v1
  ds_read_b32 v4, v3
  s_waitcnt lgkmcnt(0)

//# LDS: loaded, then stored without a barrier behind the load
//! block 128
//= races: ds_write_b32 v1, v2 | ds_read_b32 v4, v3
  ds_write_b32 v1, v0
  s_waitcnt lgkmcnt(0)
  s_barrier
  v_xor_b32_e32 v3, 0x100, v1
  ds_read_b32 v4, v3
  s_waitcnt lgkmcnt(0)
  s_barrier // fixed
  ds_write_b32 v1, v2
  s_waitcnt lgkmcnt(0)

//# LDS: two waves store different values into one word
//! block 128
//= races: ds_write_b32 v2, v3 | ds_write_b32 v2, v3
  v_lshrrev_b32_e32 v3, 6, v0 // fault
  v_mov_b32_e32 v3, 7 // fixed
  v_readfirstlane_b32 s20, v3
  v_mov_b32_e32 v3, s20
  ds_write_b32 v2, v3
  s_waitcnt lgkmcnt(0)

//# LDS: a byte of a word
//! block 128
//= races: ds_read_u8 v4, v3 | ds_write_b8 v3, v0
//= races: ds_write_b8 v3, v0 | ds_write_b8 v3, v0
  v_and_b32_e32 v3, 63, v0
  v_lshlrev_b32_e32 v3, 2, v3
  v_lshrrev_b32_e32 v4, 6, v0
  v_add_u32_e32 v3, v3, v4 // fixed
  ds_write_b8 v3, v0
  s_waitcnt lgkmcnt(0)
  ds_read_u8 v4, v3
  s_waitcnt lgkmcnt(0)

//# LDS: lanes of one store
//= races: ds_write_b32 v3, v0 | ds_write_b32 v3, v0
  v_and_b32_e32 v3, 31, v0 // fault
  v_mov_b32_e32 v3, v0 // fixed
  v_lshlrev_b32_e32 v3, 2, v3
  ds_write_b32 v3, v0
  s_waitcnt lgkmcnt(0)

//# LDS: an atomic beside a load
//! block 128
//= races: ds_read_b32 v4, v2 | ds_add_u32 v2, v3
  v_mov_b32_e32 v3, 1
  ds_add_u32 v2, v3
  s_waitcnt lgkmcnt(0)
  s_barrier // fixed
  ds_read_b32 v4, v2
  s_waitcnt lgkmcnt(0)

//# LDS: atomics do not race, a store between them does
//! block 128
//= races: ds_write_b32 v2, v3 | ds_add_u32 v2, v3
  v_mov_b32_e32 v3, 5
  ds_add_u32 v2, v3
  s_waitcnt lgkmcnt(0)
  ds_write_b32 v2, v3 // fault
  ds_add_u32 v2, v3 // fixed
  s_waitcnt lgkmcnt(0)

//# global: stored by one workgroup, loaded by another
//! targets gfx900 gfx1030
//! grid 2
//= races: global_load_dword v4 | global_store_dword v5
  v_mov_b32_e32 v3, s2
  v_lshlrev_b32_e32 v5, 8, v3
  v_or_b32_e32 v5, v5, v1
  global_store_dword v5, v3, s[8:9]
  s_waitcnt vmcnt(0)
  v_xor_b32_e32 v5, 0x100, v5 // fault
  v_xor_b32_e32 v5, 0x200, v5 // fixed
  global_load_dword v4, v5, s[8:9]
  s_waitcnt vmcnt(0)
//! args u32[512]=zeros

//# global: two workgroups store different values
//! grid 2
//! exit 0
//= races (note): global_store_dword v1, v3 | global_store_dword v1, v3
  v_mov_b32_e32 v3, s2 // fault
  v_mov_b32_e32 v3, 9 // fixed
  global_store_dword v1, v3, s[8:9]

//# global: two waves of a workgroup
//! block 128
//= races: global_load_dword v4, v3 | global_store_dword v1, v0
  global_store_dword v1, v0, s[8:9]
  s_waitcnt vmcnt(0)
  s_barrier // fixed
  v_xor_b32_e32 v3, 0x100, v1
  global_load_dword v4, v3, s[8:9]
  s_waitcnt vmcnt(0)

//# global: a barrier does not order workgroups
//! grid 2
//= races: global_store_dword v1, v3 | global_load_dword v4
  v_mov_b32_e32 v3, s2
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  global_store_dword v1, v3, s[8:9]
  s_waitcnt vmcnt(0)
  s_barrier
  s_endpgm
second:
  s_barrier
  global_load_dword v4, v1, s[8:9] // fault
  global_load_dword v4, v1, s[8:9] offset:256 // fixed
  s_waitcnt vmcnt(0)
//! args u32[512]=zeros

//# global: halves of words
//! grid 2
//! exit 0
//= races (note): global_store_short v3, v0 | global_store_short v3, v4
  s_lshl_b32 s20, s2, 1
  v_mov_b32_e32 v3, v1 // fault
  v_add_u32_e32 v3, s20, v1 // fixed
  v_add_u32_e32 v4, 1, v0
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  global_store_short v3, v0, s[8:9]
  s_endpgm
second:
  global_store_short v3, v4, s[8:9]

//# global: a scalar load of what another workgroup stores
//! grid 2
//= races: s_load_dword s20 | global_store_dword v2, v3
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  s_load_dword s20, s[8:9], 0x0 // fault
  s_load_dword s20, s[8:9], 0x4 // fixed
  s_waitcnt lgkmcnt(0)
  s_endpgm
second:
  v_mov_b32_e32 v3, 1
  s_mov_b64 exec, 1
  global_store_dword v2, v3, s[8:9]
