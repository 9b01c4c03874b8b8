// Registers that are read or overwritten before their load has been waited for.

//# a global load without a wait
//! targets gfx900 gfx1030
//= waits: global_load_dword v3 | v_add_f32_e32 v4, v3, v2
  global_load_dword v3, v1, s[8:9]
  s_waitcnt vmcnt(0) // fixed
  v_add_f32_e32 v4, v3, v2

//# one load too many under way
//! targets gfx900 gfx1030
//= waits: global_load_dword v4 | v_add_f32_e32 v5, v3, v4
  global_load_dword v3, v1, s[8:9]
  global_load_dword v4, v1, s[8:9] offset:4
  global_load_dword v6, v1, s[8:9] offset:8
  s_waitcnt vmcnt(2) // fault
  s_waitcnt vmcnt(1) // fixed
  v_mov_b32_e32 v7, v3
  v_add_f32_e32 v5, v3, v4
  s_waitcnt vmcnt(0)
//! args u32[512]=iota

//# the other counter
//! targets gfx900 gfx1030
//= waits: global_load_dword v3 | v_mov_b32_e32 v4, v3
  global_load_dword v3, v1, s[8:9]
  s_waitcnt lgkmcnt(0) // fault
  s_waitcnt vmcnt(0) // fixed
  v_mov_b32_e32 v4, v3

//# a scalar load
//! targets gfx803 gfx900 gfx1030
//= waits: s_load_dword s20 | s_add_u32 s21, s20
  s_load_dword s20, s[8:9], 0x0
  s_waitcnt lgkmcnt(0) // fixed
  s_add_u32 s21, s20, 1

//# scalar loads return in any order
//! targets gfx803 gfx900 gfx1030
//= waits: s_load_dword s20 | s_add_u32 s22, s20
  s_load_dword s20, s[8:9], 0x0
  s_load_dword s21, s[8:9], 0x4
  s_waitcnt lgkmcnt(1) // fault
  s_waitcnt lgkmcnt(0) // fixed
  s_add_u32 s22, s20, 1

//# an address in scalar registers
//! targets gfx900 gfx1030
//= waits: s_load_dwordx2 s[20:21] | global_load_dword v3
  s_load_dwordx2 s[20:21], s[0:1], 0x0
  s_waitcnt vmcnt(0) // fault
  s_waitcnt lgkmcnt(0) // fixed
  global_load_dword v3, v1, s[20:21]
  s_waitcnt vmcnt(0)

//# LDS
//! targets gfx803 gfx900 gfx1030
//= waits: ds_read_b32 v4 | v_mov_b32_e32 v5, v4
  s_mov_b32 m0, -1
  ds_write_b32 v1, v0
  ds_read_b32 v4, v1
  s_waitcnt lgkmcnt(1) // fault
  s_waitcnt lgkmcnt(0) // fixed
  v_mov_b32_e32 v5, v4

//# LDS beside a scalar load, in order among themselves
//! targets gfx900 gfx1030
//= waits: ds_read_b32 v5 | v_mov_b32_e32 v7, v5
  ds_write_b32 v1, v0
  ds_read_b32 v4, v1
  ds_read_b32 v5, v1
  s_load_dword s20, s[8:9], 0x0
  s_waitcnt lgkmcnt(1)
  v_mov_b32_e32 v6, v4
  s_waitcnt lgkmcnt(0) // fixed
  v_mov_b32_e32 v7, v5

//# a result that is overwritten while it is on its way
//! targets gfx900 gfx1030
//= waits: global_load_dword v3 | v_mov_b32_e32 v3, 0
  global_load_dword v3, v1, s[8:9]
  s_waitcnt vmcnt(0) // fixed
  v_mov_b32_e32 v3, 0

//# what is stored is on its way
//! targets gfx900 gfx1030
//= waits: global_load_dword v3 | global_store_dword v1, v3
  global_load_dword v3, v1, s[8:9]
  s_waitcnt vmcnt(0) // fixed
  global_store_dword v1, v3, s[8:9]

//# an atomic's old value
//! targets gfx900 gfx1030
//= waits: global_atomic_add v3 | v_mov_b32_e32 v4, v3
  global_atomic_add v3, v1, v0, s[8:9] glc
  s_waitcnt vmcnt(0) // fixed
  v_mov_b32_e32 v4, v3

//# the second register of a load
//! targets gfx900 gfx1030
//= waits: global_load_dwordx2 v[4:5] | v_mov_b32_e32 v6, v5
  v_lshlrev_b32_e32 v3, 3, v0
  global_load_dwordx2 v[4:5], v3, s[8:9]
  s_waitcnt vmcnt(0) // fixed
  v_mov_b32_e32 v6, v5
//! args u32[512]=iota

//# a lane that is read across the wave
//! targets gfx900 gfx1030
//= waits: global_load_dword v3 | v_readlane_b32 s20, v3
  global_load_dword v3, v1, s[8:9]
  s_waitcnt vmcnt(0) // fixed
  v_readlane_b32 s20, v3, 5

//# lanes that the load leaves alone are free
//! targets gfx900
//= waits: global_load_dword v3 | v_mov_b32_e32 v4, v3
  v_mov_b32_e32 v3, 0
  s_mov_b64 exec, 1
  global_load_dword v3, v1, s[8:9]
  s_mov_b64 exec, 3 // fault
  s_mov_b64 exec, 2 // fixed
  v_mov_b32_e32 v4, v3

//# flat instructions that reach global memory
//! targets gfx803
//= waits: flat_load_dword v5 | v_mov_b32_e32 v6, v5
  v_add_u32_e32 v3, vcc, s8, v1
  v_mov_b32_e32 v4, s9
  v_addc_u32_e32 v4, vcc, 0, v4, vcc
  flat_load_dword v5, v[3:4]
  s_waitcnt lgkmcnt(0) // fault
  s_waitcnt vmcnt(0) // fixed
  v_mov_b32_e32 v6, v5

//# stores count with loads up to gfx9
//! targets gfx900
//= waits: global_load_dword v3 | v_mov_b32_e32 v4, v3
  global_load_dword v3, v1, s[8:9]
  global_store_dword v1, v0, s[8:9]
  s_waitcnt vmcnt(2) // fault
  s_waitcnt vmcnt(1) // fixed
  v_mov_b32_e32 v4, v3

//# stores have a counter of their own from gfx10 on
//! targets gfx1030
//= waits: global_load_dword v3 | v_mov_b32_e32 v4, v3
  global_load_dword v3, v1, s[8:9]
  global_store_dword v1, v0, s[8:9]
  s_waitcnt vmcnt(1) // fault
  s_waitcnt vmcnt(0) // fixed
  v_mov_b32_e32 v4, v3

//# counters waited for by instructions of their own
//! targets gfx1030
//= waits: global_load_dword v3 | v_mov_b32_e32 v4, v3
  global_load_dword v3, v1, s[8:9]
  s_waitcnt_vscnt null, 0x0 // fault
  s_waitcnt_vmcnt null, 0x0 // fixed
  v_mov_b32_e32 v4, v3

//# as many registers of an image's address as its descriptor asks for: two, and one
//= waits: image_load v3 | image_load v4
  s_lshr_b64 s[16:17], s[8:9], 8
  s_or_b32 s17, s17, 0x10400000
  s_movk_i32 s18, 0xff
  s_mov_b32 s19, 0x90000fac // fault
  s_mov_b32 s19, 0x80000fac // fixed
  s_mov_b32 s20, 0x1fe000
  s_mov_b32 s21, 0
  s_mov_b32 s22, 0
  s_mov_b32 s23, 0
  image_load v3, v2, s[16:23] dmask:0x1 unorm
  image_load v4, v2, s[16:23] dmask:0x1 unorm
  s_waitcnt vmcnt(0)
