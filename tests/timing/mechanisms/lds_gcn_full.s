// What a compute unit's LDS takes from many waves: 128 bytes a clock of reads, writes as CLRX's throughputs have it.
// device: fiji-r9-nano vega-64
// slope: n 16 48 loops 4 12
// per: 8
// with: block=512 lds=32768 bytes=16
// source: CLRX; rpc-docs
// case: reads of a dword
// each: ds_read_b32 v8, v1
// with: block=512 lds=32768 bytes=4
// expect: 2 within 5 %
// case: reads of two dwords
// each: ds_read_b64 v[8:9], v1
// with: block=512 lds=32768 bytes=8
// expect: 4 within 5 %
// case: reads of four dwords
// each: ds_read_b128 v[8:11], v1
// expect: 8 within 5 %
// case: writes of a dword
// each: ds_write_b32 v1, v8
// with: block=512 lds=32768 bytes=4
// expect: 4 within 5 %
// case: writes of two dwords
// each: ds_write_b64 v1, v[8:9]
// with: block=512 lds=32768 bytes=8
// expect: 8 within 5 %
// case: writes of four dwords
// each: ds_write_b128 v1, v[8:11]
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
