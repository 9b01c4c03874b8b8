// Scalar loads that hit, one after another without a wait: cycles from one to the next.
// device: fiji-r9-nano vega-64
// slope: n 2 6 loops 4 12
// with: buffer=4K
// source: CLRX
// case: up to four dwords
// each: s_load_dword s12, s[8:9], 0x0 | s_load_dwordx2 s[12:13], s[8:9], 0x0 | s_load_dwordx4 s[12:15], s[8:9], 0x0
// expect: 4
// case: eight dwords
// each: s_load_dwordx8 s[12:19], s[8:9], 0x0
// expect: 8
// case: sixteen dwords
// each: s_load_dwordx16 s[12:27], s[8:9], 0x0
// expect: between 16 and 24
.macro before
  buffer_resource
.endm
.macro body
  EACH
.endm
.macro round
  s_waitcnt lgkmcnt(0)
.endm
