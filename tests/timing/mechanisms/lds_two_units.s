// Two workgroups on two compute units do not share LDS: as fast as one.
// device: fiji-r9-nano vega-64
// slope: n 16 48 loops 4 12
// per: 4
// with: grid=2 block=256 lds=4096
// expect: 2 within 5 %
// source: GCN-WP (an LDS of 64 KB for each compute unit)
.macro before
  s_mov_b32 m0, -1
  v_lshlrev_b32 v1, 2, v0
.endm
.macro body
  ds_read_b32 v8, v1
.endm
.macro after
  s_waitcnt lgkmcnt(0)
.endm
