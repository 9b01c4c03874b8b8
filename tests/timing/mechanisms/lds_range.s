// An LDS instruction takes from 2 to 64 clocks: all 64 lanes in one bank are the worst there is.
// device: fiji-r9-nano vega-64
// slope: n 16 48 loops 4 12
// per: 8
// source: GCN3-ISA (2 to 64 clocks)
// case: all lanes in one bank
// with: block=512 lds=65536 words=32
// expect: 64 within 5 %
// case: all lanes at one dword
// with: block=512 lds=65536 words=0
// expect: 2 within 5 %
.macro before
  s_mov_b32 m0, -1
  v_and_b32 v1, 63, v0
  v_mul_u32_u24 v1, 4 * words, v1
.endm
.macro body
  ds_read_b32 v8, v1
.endm
.macro after
  s_waitcnt lgkmcnt(0)
.endm
