// Conflicts of a wave alone, measured on an MI308X: an instruction every 4 cycles, 16 with four lanes in each bank, 64
// with all of a half in one.
// device: fiji-r9-nano vega-64
// slope: n 16 48 loops 4 12
// source: pyhip; CLRX
// case: none
// with: lds=16384 words=1
// expect: 4 within 2 %
// case: four lanes a bank
// with: lds=16384 words=4
// expect: between 8 and 16
// case: all
// with: lds=16384 words=32
// expect: 64 within 5 %
.macro before
  s_mov_b32 m0, -1
  v_mul_u32_u24 v1, 4 * words, v0
.endm
.macro body
  ds_read_b32 v8, v1
.endm
.macro after
  s_waitcnt lgkmcnt(0)
.endm
