// An LDS read of one active lane takes two clocks on an MI250, as many as both halves of the wave.
// device: fiji-r9-nano vega-64
// slope: n 16 48 loops 4 12
// per: 8
// case: one lane
// with: block=512 lds=65536 lanes=1
// expect: 2 within 5 %
// source: rpc-docs (2 index cycles)
// case: one lane of each half
// with: block=512 lds=65536 lanes=0x100000001
// expect: 2 within 5 %
// source: GCN3-ISA (2 to 64 clocks)
.macro before
  s_mov_b32 m0, -1
  v_lshlrev_b32 v1, 2, v0
  s_mov_b32 exec_lo, lanes & 0xffffffff
  s_mov_b32 exec_hi, lanes >> 32
.endm
.macro body
  ds_read_b32 v8, v1
.endm
.macro after
  s_waitcnt lgkmcnt(0)
.endm
