// Atomics of LDS have rates of their own, without conflicts.
// device: fiji-r9-nano vega-64
// slope: n 16 48 loops 4 12
// per: 8
// source: CLRX (throughput)
// case: a dword
// each: ds_add_u32 v1, v2 | ds_add_rtn_u32 v8, v1, v2
// with: block=512 lds=65536 bytes=4
// expect: 4 within 5 %
// case: two dwords
// each: ds_add_u64 v1, v[2:3] | ds_add_rtn_u64 v[8:9], v1, v[2:3]
// with: block=512 lds=65536 bytes=8
// expect: 6 within 5 %
// case: compare-and-swap of a dword
// each: ds_cmpst_b32 v1, v2, v3
// with: block=512 lds=65536 bytes=4
// expect: 6 within 5 %
// case: compare-and-swap of two dwords
// each: ds_cmpst_b64 v1, v[2:3], v[4:5]
// with: block=512 lds=65536 bytes=8
// expect: 10 within 5 %
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
