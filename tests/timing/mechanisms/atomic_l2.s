// Atomics are done in the L2, 16 lanes of a line a clock: 64 lanes on four lines of one slice keep it busy for four.
// device: fiji-r9-nano vega-64
// with: grid=32 block=64 buffer=4K
// slope: n 16 48 loops 4 12
// per: 32
// expect: 4 within 5 %
// source: GCN-WP; rpc-docs (256 bytes of a slice)
.macro before
  buffer_resource
  v_lshlrev_b32 v1, 2, v0
.endm
.macro body
  buffer_atomic_add v8, v1, s[8:11], 0 offen
.endm
.macro after
  s_waitcnt vmcnt(0)
.endm
