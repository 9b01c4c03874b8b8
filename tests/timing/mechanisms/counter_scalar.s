// Scalar loads come in any order, and one of more than a dword counts two: what an LDS access behind them has counted
// down says nothing of them.
// device: fiji-r9-nano vega-64 navi10-5700xt navi21-6900xt
// with: lds=1024 buffer=64K
// slope: loops 2 6
// source: GCN3-ISA, RDNA3-ISA (SMEM: 1 for a dword, 2 for more, out of order)
// case: a dword: the count of 1 is reached with the LDS access
// step: keep 1 0
// each: s_load_dword s14, s[8:9], s12
// expect: at least 100
// case: two dwords: the count of 2 is reached with the LDS access
// step: keep 2 0
// each: s_load_dwordx2 s[14:15], s[8:9], s12
// expect: at least 100
// case: two dwords: the count of 1 is not
// step: keep 1 0
// each: s_load_dwordx2 s[14:15], s[8:9], s12
// expect: at most 8
.macro before
  s_mov_b32 m0, -1
  buffer_resource
  s_movk_i32 s12, 0x1000
  v_lshlrev_b32 v1, 2, v0
.endm
.macro body
  EACH
  ds_read_b32 v2, v1
  s_waitcnt lgkmcnt(keep)
.endm
.macro round
  .rept 120
  v_rcp_f32 v20, v20
  .endr
  s_addk_i32 s12, 0x1000
  s_waitcnt vmcnt(0) lgkmcnt(0)
.endm
