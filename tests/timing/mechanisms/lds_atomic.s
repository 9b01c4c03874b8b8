// Atomics of LDS on GCN, done at the banks: cycles of a wave alone.
// device: fiji-r9-nano vega-64
// slope: n 16 48 loops 4 12
// source: CLRX
// case: a dword
// each: ds_add_u32 v1, v2 | ds_add_rtn_u32 v8, v1, v2 | ds_max_i32 v1, v2 | ds_and_b32 v1, v2
//   | ds_wrxchg_rtn_b32 v8, v1, v2
// with: lds=1024 bytes=4
// expect: 8 within 2 %
// case: two dwords
// each: ds_add_u64 v1, v[2:3] | ds_max_i64 v1, v[2:3] | ds_wrxchg_rtn_b64 v[8:9], v1, v[2:3]
// with: lds=1024 bytes=8
// expect: 12 within 2 %
// case: compare and swap of a dword
// each: ds_cmpst_b32 v1, v2, v3 | ds_mskor_b32 v1, v2, v3
// with: lds=1024 bytes=4
// expect: between 12 and 20
// case: compare and swap of two dwords
// each: ds_cmpst_b64 v1, v[2:3], v[4:5]
// with: lds=1024 bytes=8
// expect: 20 within 2 %
.macro before
  s_mov_b32 m0, -1
  v_mul_u32_u24 v1, bytes, v0
.endm
.macro body
  EACH
.endm
.macro after
  s_waitcnt lgkmcnt(0)
.endm
