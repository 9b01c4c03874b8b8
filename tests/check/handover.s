// Memory handed from wave to wave through flags, counters and locks: what orders, and what does not.

//# the flag is set before the data is complete
//! targets gfx900
//! args u32[64]=zeros u32[1]=zeros
//! grid 2
//= races: global_store_dword v1, v0 | global_load_dword v5
  v_mov_b32_e32 v3, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  global_store_dword v1, v0, s[8:9]
  s_waitcnt vmcnt(0) // fixed
  s_mov_b64 exec, 1
  global_store_dword v2, v3, s[10:11]
  s_endpgm
second:
  global_load_dword v4, v2, s[10:11] glc
  s_waitcnt vmcnt(0)
  buffer_wbinvl1_vol
  global_load_dword v5, v1, s[8:9]
  s_waitcnt vmcnt(0)

//# the flag is set before the data is stored
//! args u32[64]=zeros u32[1]=zeros
//! grid 2
//= races: global_store_dword v1, v0 | global_load_dword v5
  v_mov_b32_e32 v3, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  global_store_dword v1, v0, s[8:9] // fixed
  s_waitcnt vmcnt(0)
  global_store_dword v2, v3, s[10:11]
  s_waitcnt vmcnt(0)
  global_store_dword v1, v0, s[8:9] // fault
  s_endpgm
second:
  global_load_dword v4, v2, s[10:11] glc
  s_waitcnt vmcnt(0)
  buffer_wbinvl1_vol
  global_load_dword v5, v1, s[8:9]
  s_waitcnt vmcnt(0)

//# the flag is loaded like any other memory
//! args u32[64]=zeros u32[1]=zeros
//! grid 2
//= races: global_store_dword v2, v3 | global_load_dword v4
//= races: global_store_dword v1, v0 | global_load_dword v5
  v_mov_b32_e32 v3, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  global_store_dword v1, v0, s[8:9]
  s_waitcnt vmcnt(0)
  global_store_dword v2, v3, s[10:11]
  s_endpgm
second:
  global_load_dword v4, v2, s[10:11] // fault
  global_load_dword v4, v2, s[10:11] glc // fixed
  s_waitcnt vmcnt(0)
  buffer_wbinvl1_vol
  global_load_dword v5, v1, s[8:9]
  s_waitcnt vmcnt(0)

//# the cache is not invalidated
//! args u32[64]=zeros u32[1]=zeros
//! grid 2
//= races: global_store_dword v1, v0 | global_load_dword v5
  v_mov_b32_e32 v3, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  global_store_dword v1, v0, s[8:9]
  s_waitcnt vmcnt(0)
  global_store_dword v2, v3, s[10:11]
  s_endpgm
second:
  global_load_dword v4, v2, s[10:11] glc
  s_waitcnt vmcnt(0)
  buffer_wbinvl1_vol // fixed
  global_load_dword v5, v1, s[8:9]
  s_waitcnt vmcnt(0)

//# the cache is invalidated before the flag is there
//! args u32[64]=zeros u32[1]=zeros
//! grid 2
//= races: global_store_dword v1, v0 | global_load_dword v5
  v_mov_b32_e32 v3, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  global_store_dword v1, v0, s[8:9]
  s_waitcnt vmcnt(0)
  global_store_dword v2, v3, s[10:11]
  s_endpgm
second:
  global_load_dword v4, v2, s[10:11] glc
  buffer_wbinvl1_vol // fault
  s_waitcnt vmcnt(0)
  buffer_wbinvl1_vol // fixed
  global_load_dword v5, v1, s[8:9]
  s_waitcnt vmcnt(0)

//# loads past the cache need no invalidation
//! args u32[64]=zeros u32[1]=zeros
//! grid 2
//= races: global_store_dword v1, v0 | global_load_dword v5
  v_mov_b32_e32 v3, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  global_store_dword v1, v0, s[8:9]
  s_waitcnt vmcnt(0)
  global_store_dword v2, v3, s[10:11]
  s_endpgm
second:
  global_load_dword v4, v2, s[10:11] glc
  s_waitcnt vmcnt(0)
  global_load_dword v5, v1, s[8:9] // fault
  global_load_dword v5, v1, s[8:9] glc // fixed
  s_waitcnt vmcnt(0)

//# a wait that leaves one of two stores under way
//! args u32[128]=zeros u32[1]=zeros
//! grid 2
//= races: global_store_dword v1, v0 | global_load_dword v5
  v_mov_b32_e32 v3, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  global_store_dword v1, v0, s[8:9] offset:256
  global_store_dword v1, v0, s[8:9]
  s_waitcnt vmcnt(1)
  global_store_dword v2, v3, s[10:11]
  s_endpgm
second:
  global_load_dword v4, v2, s[10:11] glc
  s_waitcnt vmcnt(0)
  buffer_wbinvl1_vol
  global_load_dword v5, v1, s[8:9] // fault
  global_load_dword v5, v1, s[8:9] offset:256 // fixed
  s_waitcnt vmcnt(0)

//# gfx8: flat memory
//! targets gfx803 gfx900
//! args u32[64]=zeros u32[1]=zeros
//! grid 2
//= races: flat_store_dword v[6:7], v0 | flat_load_dword v5
  v_mov_b32_e32 v3, 1
  v_mov_b32_e32 v6, s8
  v_mov_b32_e32 v7, s9
  v_mov_b32_e32 v8, s10
  v_mov_b32_e32 v9, s11
  s_mov_b64 exec, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  flat_store_dword v[6:7], v0
  s_waitcnt vmcnt(0) // fixed
  flat_store_dword v[8:9], v3
  s_endpgm
second:
  flat_load_dword v4, v[8:9] glc
  s_waitcnt vmcnt(0) lgkmcnt(0)
  buffer_wbinvl1_vol
  flat_load_dword v5, v[6:7]
  s_waitcnt vmcnt(0) lgkmcnt(0)

//# gfx10: stores have a counter of their own
//! targets gfx1010 gfx1030
//! args u32[64]=zeros u32[1]=zeros
//! grid 2
//! block 32
//= races: global_store_dword v1, v0 | global_load_dword v5
  v_mov_b32_e32 v3, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  global_store_dword v1, v0, s[8:9]
  s_waitcnt vmcnt(0) // fault
  s_waitcnt_vscnt null, 0x0 // fixed
  s_mov_b32 exec_lo, 1
  global_store_dword v2, v3, s[10:11]
  s_endpgm
second:
  global_load_dword v4, v2, s[10:11] glc dlc
  s_waitcnt vmcnt(0)
  buffer_gl0_inv
  buffer_gl1_inv
  global_load_dword v5, v1, s[8:9]
  s_waitcnt vmcnt(0)

//# gfx10: both levels of the cache
//! targets gfx1030
//! args u32[64]=zeros u32[1]=zeros
//! grid 2
//! block 32
//= races: global_store_dword v1, v0 | global_load_dword v5
  v_mov_b32_e32 v3, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  global_store_dword v1, v0, s[8:9]
  s_waitcnt_vscnt null, 0x0
  s_mov_b32 exec_lo, 1
  global_store_dword v2, v3, s[10:11]
  s_endpgm
second:
  global_load_dword v4, v2, s[10:11] glc dlc
  s_waitcnt vmcnt(0)
  buffer_gl0_inv
  buffer_gl1_inv // fixed
  global_load_dword v5, v1, s[8:9]
  s_waitcnt vmcnt(0)

//# a counter: the last of three workgroups reads what the others stored
//! args u32[192]=zeros u32[1]=zeros
//! grid 3
//= races: global_store_dword v5, v0 | global_load_dword v6
  v_mov_b32_e32 v3, 1
  v_mov_b32_e32 v4, s2
  v_lshlrev_b32_e32 v5, 8, v4
  v_add_u32_e32 v5, v5, v1
  global_store_dword v5, v0, s[8:9]
  s_waitcnt vmcnt(0) // fixed
  s_mov_b64 s[20:21], exec
  s_mov_b64 exec, 1
  global_atomic_add v4, v2, v3, s[10:11] glc
  s_waitcnt vmcnt(0)
  buffer_wbinvl1_vol
  v_readfirstlane_b32 s22, v4
  s_mov_b64 exec, s[20:21]
  s_cmp_lg_u32 s22, 2
  s_cbranch_scc1 done
  global_load_dword v6, v1, s[8:9]
  global_load_dword v7, v1, s[8:9] offset:256
  s_waitcnt vmcnt(0)
done:
//= races: global_store_dword v5, v0 | global_load_dword v7

//# an atomic that returns nothing tells nothing
//! args u32[64]=zeros u32[1]=zeros
//! grid 2
//= races: global_store_dword v1, v0 | global_load_dword v5
  v_mov_b32_e32 v3, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  global_store_dword v1, v0, s[8:9]
  s_waitcnt vmcnt(0)
  s_mov_b64 exec, 1
  global_atomic_add v2, v3, s[10:11]
  s_endpgm
second:
  s_mov_b64 s[20:21], exec
  s_mov_b64 exec, 1
  global_atomic_add v2, v3, s[10:11] // fault
  global_atomic_add v4, v2, v3, s[10:11] glc // fixed
  s_waitcnt vmcnt(0)
  buffer_wbinvl1_vol
  s_mov_b64 exec, s[20:21]
  global_load_dword v5, v1, s[8:9]
  s_waitcnt vmcnt(0)

//# from workgroup to workgroup to workgroup
//! args u32[64]=zeros u32[2]=zeros
//! grid 3
//= races: global_store_dword v1, v0 | global_load_dword v5
  v_mov_b32_e32 v3, 1
  s_cmp_eq_u32 s2, 1
  s_cbranch_scc1 second
  s_cmp_eq_u32 s2, 2
  s_cbranch_scc1 third
  global_store_dword v1, v0, s[8:9]
  s_waitcnt vmcnt(0)
  s_mov_b64 exec, 1
  global_store_dword v2, v3, s[10:11]
  s_endpgm
second:
  s_mov_b64 exec, 1
  global_load_dword v4, v2, s[10:11] glc // fixed
  s_waitcnt vmcnt(0)
  global_store_dword v2, v3, s[10:11] offset:4
  s_endpgm
third:
  global_load_dword v4, v2, s[10:11] offset:4 glc
  s_waitcnt vmcnt(0)
  buffer_wbinvl1_vol
  global_load_dword v5, v1, s[8:9]
  s_waitcnt vmcnt(0)

//# one wave hands over what another stored
//! args u32[128]=zeros u32[1]=zeros
//! grid 2
//! block 128
//= races: global_store_dword v1, v0 | global_load_dword v5
  v_mov_b32_e32 v3, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  global_store_dword v1, v0, s[8:9]
  s_waitcnt vmcnt(0)
  s_barrier // fixed
  v_cmp_eq_u32_e32 vcc, 0, v0
  s_and_b64 exec, exec, vcc
  s_cbranch_execz over
  global_store_dword v2, v3, s[10:11]
over:
  s_endpgm
second:
  v_xor_b32_e32 v6, 0x100, v1
  global_load_dword v4, v2, s[10:11] glc
  s_waitcnt vmcnt(0)
  buffer_wbinvl1_vol
  global_load_dword v5, v6, s[8:9]
  s_waitcnt vmcnt(0)

//# one wave learns, another loads
//! args u32[128]=zeros u32[1]=zeros
//! grid 2
//! block 128
//= races: global_store_dword v1, v0 | global_load_dword v5
  v_mov_b32_e32 v3, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  global_store_dword v1, v0, s[8:9]
  s_waitcnt vmcnt(0)
  s_barrier
  v_cmp_eq_u32_e32 vcc, 0, v0
  s_and_b64 exec, exec, vcc
  s_cbranch_execz over
  global_store_dword v2, v3, s[10:11]
over:
  s_endpgm
second:
  v_readfirstlane_b32 s20, v0
  s_cmp_lg_u32 s20, 0
  s_cbranch_scc1 meet
  global_load_dword v4, v2, s[10:11] glc
  s_waitcnt vmcnt(0)
  buffer_wbinvl1_vol
meet:
  s_barrier // fixed
  global_load_dword v5, v1, s[8:9]
  s_waitcnt vmcnt(0)

//# overwritten before the one who loads is done
//! args u32[64]=zeros u32[1]=zeros
//! grid 2
//= races: global_load_dword v5 | global_store_dword v1, v0
  v_mov_b32_e32 v3, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  global_load_dword v5, v1, s[8:9]
  s_waitcnt vmcnt(0) // fixed
  global_store_dword v2, v3, s[10:11]
  s_waitcnt vmcnt(0)
  s_endpgm
second:
  global_load_dword v4, v2, s[10:11] glc
  s_waitcnt vmcnt(0)
  global_store_dword v1, v0, s[8:9]

//# a lock is given back before the store is complete
//! args u32[64]=zeros u32[1]=zeros
//! grid 2
//= races: global_store_dword v2, v7 | global_atomic_cmpswap v6
//= races: global_store_dword v2, v6 | global_load_dword v5
//= races: global_store_dword v2, v6 | global_store_dword v2, v6
  s_mov_b64 exec, 1
  v_mov_b32_e32 v3, 1
  v_mov_b32_e32 v4, 0
  v_mov_b32_e32 v7, 0
again:
  global_atomic_cmpswap v6, v2, v[3:4], s[10:11] glc
  s_waitcnt vmcnt(0)
  v_readfirstlane_b32 s20, v6
  s_cmp_lg_u32 s20, 0
  s_cbranch_scc1 again
  buffer_wbinvl1_vol
  global_load_dword v5, v2, s[8:9]
  s_waitcnt vmcnt(0)
  v_add_u32_e32 v6, 1, v5
  global_store_dword v2, v6, s[8:9]
  s_waitcnt vmcnt(0) // fixed
  global_store_dword v2, v7, s[10:11]

//# a counter is set by one workgroup while others count
//! args u32[1]=zeros
//! grid 2
//= races: global_store_dword v2, v3 | global_atomic_add v2, v4
  s_mov_b64 exec, 1
  v_mov_b32_e32 v3, 0
  v_mov_b32_e32 v4, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  global_store_dword v2, v3, s[8:9] // fault
  s_waitcnt vmcnt(0)
second:
  global_atomic_add v2, v4, s[8:9]

//# what was loaded before the flag was there
//! args u32[64]=zeros u32[1]=zeros
//! grid 2
//= races: global_store_dword v1, v0 | global_load_dword v5
  v_mov_b32_e32 v3, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 second
  global_store_dword v1, v0, s[8:9]
  s_waitcnt vmcnt(0)
  global_store_dword v2, v3, s[10:11]
  s_endpgm
second:
  global_load_dword v4, v2, s[10:11] glc
  global_load_dword v5, v1, s[8:9] // fault
  s_waitcnt vmcnt(0)
  buffer_wbinvl1_vol
  global_load_dword v5, v1, s[8:9] // fixed
  s_waitcnt vmcnt(0)

//# LDS: an atomic that returns what another left there
//! block 128
//= races: ds_write_b32 v1, v0 | ds_read_b32 v5
  v_mov_b32_e32 v3, 1
  v_mov_b32_e32 v4, 0
  v_readfirstlane_b32 s20, v0
  s_cmp_lg_u32 s20, 0
  s_cbranch_scc1 second
  ds_write_b32 v1, v0
  ds_add_u32 v4, v3 offset:1000
  s_waitcnt lgkmcnt(0)
  s_endpgm
second:
  ds_add_u32 v4, v3 offset:1000 // fault
  ds_add_rtn_u32 v6, v4, v3 offset:1000 // fixed
  v_subrev_u32_e32 v7, 0x100, v1
  s_waitcnt lgkmcnt(0)
  ds_read_b32 v5, v7
  s_waitcnt lgkmcnt(0)

//# within a workgroup the cache keeps the order
//! args u32[64]=zeros u32[1]=zeros
//! block 128
//= races: global_store_dword v1, v0 | global_load_dword v5
  v_mov_b32_e32 v3, 1
  v_readfirstlane_b32 s20, v0
  s_cmp_lg_u32 s20, 0
  s_cbranch_scc1 second
  global_store_dword v1, v0, s[8:9]
  global_atomic_add v2, v3, s[10:11]
  s_endpgm
second:
  global_atomic_add v4, v2, v3, s[10:11] glc // fixed
  s_waitcnt vmcnt(0)
  v_subrev_u32_e32 v7, 0x100, v1
  global_load_dword v5, v7, s[8:9]
  s_waitcnt vmcnt(0)
