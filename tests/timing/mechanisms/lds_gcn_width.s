// What LDS takes for reads and writes of each width on GCN, without conflicts: cycles of a wave alone (CLRX).
// device: fiji-r9-nano vega-64
// with: lds=16384 bytes=16
// slope: n 16 48 loops 4 12
// source: CLRX; AMD-LDS
// case: 1 dword read
// each: ds_read_b32 v8, v1 | ds_read_u8 v8, v1 | ds_read_u16 v8, v1 | ds_swizzle_b32 v8, v1 offset:0x801f
// with: lds=16384 bytes=4
// expect: 4 within 2 %
// case: 2 dwords read
// each: ds_read_b64 v[8:9], v1 | ds_read2_b32 v[8:9], v1 offset1:1
// with: lds=16384 bytes=8
// expect: 8 within 2 %
// case: 3 and 4 dwords read
// each: ds_read_b96 v[8:10], v1 | ds_read_b128 v[8:11], v1 | ds_read2_b64 v[8:11], v1 offset1:1
// expect: 16 within 2 %
// case: 1 dword written
// each: ds_write_b32 v1, v8 | ds_write_b8 v1, v8 | ds_write_b16 v1, v8
// with: lds=16384 bytes=4
// expect: 8 within 2 %
// case: 2 dwords written
// each: ds_write_b64 v1, v[8:9] | ds_write2_b32 v1, v8, v9 offset1:1
// with: lds=16384 bytes=8
// expect: 12 within 2 %
// case: 3 dwords written
// each: ds_write_b96 v1, v[8:10]
// expect: 16 within 2 %
// case: 4 dwords written
// each: ds_write_b128 v1, v[8:11] | ds_write2_b64 v1, v[8:9], v[10:11] offset1:1
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
