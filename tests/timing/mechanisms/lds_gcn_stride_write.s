// Writes of LDS meet in banks as reads do.
// device: fiji-r9-nano vega-64
// slope: n 16 48 loops 4 12
// per: 8
// each: ds_write_b32 v1, v8
// source: CLRX (a write every four clocks without conflicts); GCN-WP (banks); rpc-docs (one clock more
//   for each other address in a bank)
// case: stride 1
// with: block=512 lds=65536 words=1
// expect: 4 within 5 %
// case: stride 2, whose second clock goes by while the addresses come
// with: block=512 lds=65536 words=2
// expect: 4 within 5 %
// case: stride 8
// with: block=512 lds=65536 words=8
// expect: 16 within 5 %
// case: stride 32
// with: block=512 lds=65536 words=32
// expect: 64 within 5 %
// case: stride 33
// with: block=512 lds=65536 words=33
// expect: 4 within 5 %
.macro before
  s_mov_b32 m0, -1
  v_and_b32 v1, 63, v0
  v_mul_u32_u24 v1, 4 * words, v1
.endm
.macro body
  EACH
.endm
.macro after
  s_waitcnt lgkmcnt(0)
.endm
