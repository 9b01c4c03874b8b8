// Loads of a dword whose lanes lie side by side in blocks, the blocks in lines of their own: a block of up to 16 lanes
// goes in one cycle. Measured on an MI210, whose address unit has the rates of GCN's.
// device: fiji-r9-nano vega-64
// slope: n 16 48 loops 4 12
// per: 16
// with: block=1024 buffer=16K width=8
// source: gpu-benches (blocks of consecutive lanes, cycles of 64 lanes: 15.0 and 8.06)
// case: blocks of four
// with: block=1024 buffer=16K shift=2
// expect: 15 within 8 %
// case: blocks of eight
// with: block=1024 buffer=16K shift=3
// expect: 8.06 within 5 %
// case: rows of 16, as many as the unit has lanes
// with: block=1024 buffer=16K shift=4
// source: GCN-WP (16 addresses per clock)
// expect: 4 within 7 %
.macro before
  buffer_resource
  v_and_b32 v1, 63, v0
  v_lshrrev_b32 v2, shift, v1
  v_lshlrev_b32 v2, 7, v2
  v_and_b32 v1, (1 << shift) - 1, v1
  v_lshlrev_b32 v1, 2, v1
  v_or_b32 v1, v1, v2
.endm
.macro body
  buffer_load_dword v8, v1, s[8:11], 0 offen
.endm
.macro after
  s_waitcnt vmcnt(0)
.endm
