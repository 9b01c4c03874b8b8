// A counter that is full keeps the next access from being issued until one has come back: vmcnt has four bits on gfx8,
// six later; lgkmcnt four up to gfx9, six on gfx10. One lane of a line that no cache has, so that nothing else is full.
// with: buffer=64K
// slope: loops 2 6
// source: GCN3-ISA, LLVM-base (bits of the counters)
// case: vmcnt of gfx8 has room for 15
// device: fiji-r9-nano
// each: buffer_load_dword v2, v1, s[8:11], s12 offen
// step: n 14 15
// expect: at most 8
// case: vmcnt of gfx8 has no room for 16
// device: fiji-r9-nano
// each: buffer_load_dword v2, v1, s[8:11], s12 offen
// step: n 15 16
// expect: at least 100
// case: vmcnt has room for 63
// device: vega-64 navi10-5700xt navi21-6900xt
// each: buffer_load_dword v2, v1, s[8:11], s12 offen
// step: n 62 63
// set: memory_cycles=1500
// expect: at most 8
// case: vmcnt has no room for 64
// device: vega-64 navi10-5700xt navi21-6900xt
// each: buffer_load_dword v2, v1, s[8:11], s12 offen
// step: n 63 64
// set: memory_cycles=1500
// expect: at least 60
// case: lgkmcnt has room for 15
// device: fiji-r9-nano vega-64
// each: s_load_dword s13, s[8:9], s12
// step: n 14 15
// expect: at most 8
// case: lgkmcnt has no room for 16
// device: fiji-r9-nano vega-64
// each: s_load_dword s13, s[8:9], s12
// step: n 15 16
// expect: at least 60
// case: lgkmcnt of gfx10 has room for 16
// device: navi10-5700xt navi21-6900xt
// each: s_load_dword s13, s[8:9], s12
// step: n 15 16
// expect: at most 8
// case: lgkmcnt of gfx10 has no room for 64
// device: navi10-5700xt navi21-6900xt
// each: s_load_dword s13, s[8:9], s12
// step: n 63 64
// expect: at least 60
.macro before
  buffer_resource
  s_movk_i32 s12, 0x1000
  s_mov_b32 exec_lo, 1
  s_mov_b32 exec_hi, 0
  v_mov_b32 v1, 0
.endm
.macro body
  EACH
.endm
.macro round
  .rept 120
  v_rcp_f32 v20, v20
  .endr
  s_addk_i32 s12, 0x1000
  s_waitcnt vmcnt(0) lgkmcnt(0)
.endm
