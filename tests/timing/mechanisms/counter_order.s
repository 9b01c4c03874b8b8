// Vector loads are counted down in the order of issue: the wait for the first of two waits for it alone, however late
// the second is; and the second does not count before the first. The time that work behind the wait gains is what it
// did not wait. The cold load is one of memory, the warm one of the nearest cache.
// device: fiji-r9-nano vega-64 navi10-5700xt navi21-6900xt
// step: keep 1 0
// slope: loops 2 6
// source: GCN3-ISA, RDNA3-ISA (loads return in order)
// case: the cold load second
// with: buffer=64K cold_first=0
// expect: at least 200
// case: the cold load first
// with: buffer=64K cold_first=1
// expect: at most 8
.macro before
  buffer_resource
  s_movk_i32 s12, 0x1000
  v_lshlrev_b32 v1, 2, v0
  buffer_load_dword v2, v1, s[8:11], 0 offen
  s_waitcnt vmcnt(0)
.endm
.macro body
.if cold_first
  buffer_load_dword v3, v1, s[8:11], s12 offen
.endif
  buffer_load_dword v2, v1, s[8:11], 0 offen
.if cold_first == 0
  buffer_load_dword v3, v1, s[8:11], s12 offen
.endif
  s_waitcnt vmcnt(keep)
.endm
.macro round
  .rept 120
  v_rcp_f32 v20, v20
  .endr
  s_addk_i32 s12, 0x1000
  s_waitcnt vmcnt(0) lgkmcnt(0)
.endm
