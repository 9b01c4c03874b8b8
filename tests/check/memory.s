// Accesses outside of allocations, against their permissions, and where their size does not allow it.

//# just past the end of a buffer
//! targets gfx900 gfx1030
//! exit 3
//! args u32[32]=zeros
//! block 32
//= memory: global_load_dword v3
  global_load_dword v3, v1, s[8:9] offset:4 // fault
  global_load_dword v3, v1, s[8:9] // fixed
  s_waitcnt vmcnt(0)

//# before the start of a buffer
//! exit 3
//= memory: global_store_dword v1, v0
  global_store_dword v1, v0, s[8:9] offset:-4 // fault
  global_store_dword v1, v0, s[8:9] // fixed

//# across the end of a buffer
//! exit 3
//! args u32[63]=zeros
//! block 32
//= memory: global_load_dwordx2 v[3:4]
  v_lshlrev_b32_e32 v5, 3, v0
  v_min_u32_e32 v5, 0xf8, v5 // fault
  v_min_u32_e32 v5, 0xf0, v5 // fixed
  global_load_dwordx2 v[3:4], v5, s[8:9]
  s_waitcnt vmcnt(0)

//# so far that it would be the next buffer
//! exit 3
//! args u32[256]=zeros u32[1048576]=iota
//= memory: global_load_dword v3, v4
  v_add_u32_e32 v4, 0x12000, v1 // fault
  v_mov_b32_e32 v4, v1 // fixed
  global_load_dword v3, v4, s[8:9]
  s_waitcnt vmcnt(0)

//# a scalar load past the end
//! targets gfx803 gfx900 gfx1030
//! exit 3
//= memory: s_load_dwordx4 s[20:23]
  s_load_dwordx4 s[20:23], s[8:9], 0x3f8 // fault
  s_load_dwordx4 s[20:23], s[8:9], 0x3f0 // fixed
  s_waitcnt lgkmcnt(0)

//# a store to the kernel's arguments
//! exit 3
//= memory: global_store_dword v2, v2, s[0:1]
  global_store_dword v2, v2, s[8:9] // fixed
  global_store_dword v2, v2, s[0:1] // fault

//# a store to the code
//! exit 3
//= memory: global_store_dword v2, v2, s[20:21]
  s_getpc_b64 s[20:21]
  global_store_dword v2, v2, s[20:21] // fault
  global_load_dword v3, v2, s[20:21] // fixed
  s_waitcnt vmcnt(0)

//# an atomic at an odd address
//! targets gfx900 gfx1030
//! exit 3
//= memory: global_atomic_add v4, v1
  v_mov_b32_e32 v4, 2 // fault
  v_mov_b32_e32 v4, 4 // fixed
  global_atomic_add v4, v1, s[8:9]

//# an atomic of a 64-bit word at a multiple of 4
//! exit 3
//= memory: global_atomic_add_x2 v5, v[3:4]
  v_mov_b32_e32 v3, 1
  v_mov_b32_e32 v4, 0
  v_mov_b32_e32 v5, 4 // fault
  v_mov_b32_e32 v5, 8 // fixed
  global_atomic_add_x2 v5, v[3:4], s[8:9]

//# LDS past its end
//! targets gfx900 gfx1030
//! lds 256
//= memory: ds_write_b32 v1, v0 offset:192
  ds_write_b32 v1, v0 // fixed
  ds_write_b32 v1, v0 offset:192 // fault
  s_waitcnt lgkmcnt(0)

//# LDS across its end
//! lds 252
//! block 32
//= memory: ds_write_b64 v3, v[4:5]
  v_mov_b32_e32 v4, 0
  v_mov_b32_e32 v5, 0
  v_mov_b32_e32 v3, 0xf8 // fault
  v_mov_b32_e32 v3, 0xf0 // fixed
  ds_write_b64 v3, v[4:5]
  s_waitcnt lgkmcnt(0)

//# an atomic in LDS past its end
//! lds 64
//= memory: ds_add_u32 v3, v0
  v_mov_b32_e32 v3, 64 // fault
  v_mov_b32_e32 v3, 60 // fixed
  ds_add_u32 v3, v0
  s_waitcnt lgkmcnt(0)

//# LDS at an odd address
//! targets gfx803
//= memory: ds_write_b32 v3, v2
  s_mov_b32 m0, -1
  v_mov_b32_e32 v3, 2 // fault
  v_mov_b32_e32 v3, 4 // fixed
  ds_write_b32 v3, v2
  s_waitcnt lgkmcnt(0)

//# a pointer that is not there
//! targets gfx900 gfx1030
//! exit 3
//= memory: global_load_dword v3, v[4:5], off
  v_mov_b32_e32 v4, 0 // fault
  v_mov_b32_e32 v5, 0 // fault
  v_mov_b32_e32 v4, s8 // fixed
  v_mov_b32_e32 v5, s9 // fixed
  global_load_dword v3, v[4:5], off
  s_waitcnt vmcnt(0)
