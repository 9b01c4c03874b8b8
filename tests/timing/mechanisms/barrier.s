// A barrier holds every wave until the last one comes: work of one wave before it and of the other behind it add up.
// slope: work 16 64 loops 4 12
// source: GCN3-ISA, RDNA3-ISA
// case: with barriers, GCN
// device: fiji-r9-nano vega-64
// with: block=128 barriers=1
// expect: 8 within 2 %
// case: without, GCN
// device: fiji-r9-nano vega-64
// with: block=128 barriers=0
// expect: 4 within 2 %
// case: with barriers, RDNA
// device: navi10-5700xt navi21-6900xt
// with: block=64 barriers=1
// expect: 2 within 2 %
// case: without, RDNA
// device: navi10-5700xt navi21-6900xt
// with: block=64 barriers=0
// expect: 1 within 2 %
.macro before
  v_readfirstlane_b32 s4, v0
.endm
.macro half compare
  s_cmp_\compare\()_u32 s4, 0
  s_cbranch_scc0 .Lskip\@
  .rept work
  v_mov_b32 v8, v1
  .endr
.Lskip\@:
.if barriers
  s_barrier
.endif
.endm
.macro body
  half eq
  half lg
.endm
