// Buffer instructions of a wave alone, one after another without a wait for data: cycles from one to the next.
// device: fiji-r9-nano vega-64
// slope: n 2 10 loops 4 12
// with: buffer=4K
// source: CLRX (MUBUF)
// case: loads of a dword
// each: buffer_load_dword v8, v1, s[8:11], 0 offen
// expect: 8
// case: loads of two dwords
// each: buffer_load_dwordx2 v[8:9], v1, s[8:11], 0 offen
// with: buffer=4K words=2
// expect: 18
// case: loads of four dwords
// each: buffer_load_dwordx4 v[8:11], v1, s[8:11], 0 offen
// with: buffer=4K words=4
// expect: 16
// case: stores
// each: buffer_store_dword v8, v1, s[8:11], 0 offen
// expect: 16
// case: wide stores
// each: buffer_store_dwordx2 v[8:9], v1, s[8:11], 0 offen | buffer_store_dwordx4 v[8:11], v1, s[8:11], 0 offen
// with: buffer=4K words=4
// expect: 16
// case: atomics
// each: buffer_atomic_add v8, v1, s[8:11], 0 offen
// expect: 16
// case: compare and swap
// each: buffer_atomic_cmpswap v[8:9], v1, s[8:11], 0 offen
// expect: 32
.macro before
.ifndef words
.set words, 1
.endif
  buffer_resource
  v_mul_u32_u24 v1, 4 * words, v0
.endm
.macro body
  EACH
.endm
.macro round
  s_waitcnt vmcnt(0)
.endm
