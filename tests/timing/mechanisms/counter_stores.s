// Stores count in vmcnt up to GCN5 and in vscnt from gfx10 on; a flat load counts in vmcnt and in lgkmcnt. What the
// wait costs, with work behind it that would hide the access.
// step: waits 0 1
// with: buffer=64K
// slope: loops 2 6
// source: GCN3-ISA; LLVM-base, RDNA3-ISA
// case: a store, vmcnt
// device: fiji-r9-nano vega-64
// each: s_waitcnt vmcnt(0)
// expect: at least 100
// case: a store, vmcnt of gfx10
// device: navi10-5700xt navi21-6900xt
// each: s_waitcnt vmcnt(0)
// expect: at most 8
// case: a store, vscnt of gfx10
// device: navi10-5700xt navi21-6900xt
// each: s_waitcnt_vscnt null, 0
// expect: at least 100
// case: a flat load, vmcnt
// device: fiji-r9-nano vega-64
// each: s_waitcnt vmcnt(0)
// with: buffer=64K flat=1
// expect: at least 100
// case: a flat load, lgkmcnt
// device: fiji-r9-nano vega-64 navi10-5700xt navi21-6900xt
// each: s_waitcnt lgkmcnt(0)
// with: buffer=64K flat=1
// expect: at least 100
.macro before
  buffer_resource
  v_lshlrev_b32 v1, 2, v0
  s_movk_i32 s12, 0x1000
  v_mov_b32 v5, s9
.endm
.macro body
.ifdef flat
  s_add_u32 s14, s8, s12
  v_mov_b32 v4, s14
  flat_load_dword v2, v[4:5]
.else
  buffer_store_dword v2, v1, s[8:11], s12 offen
.endif
.if waits
  EACH
.endif
.endm
.macro round
  .rept 120
  v_rcp_f32 v20, v20
  .endr
  s_addk_i32 s12, 0x1000
  s_waitcnt vmcnt(0) lgkmcnt(0)
.endm
