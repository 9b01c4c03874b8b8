// Branches of GCN: 4 cycles where they are not taken, 20 where they are.
// device: fiji-r9-nano vega-64
// slope: n 8 24 loops 4 12
// source: CLRX
// case: not taken, and the s_nop behind it
// each: s_cbranch_scc0
// expect: 8
// case: taken
// each: s_cbranch_scc1
// expect: 20
// case: always
// each: s_branch
// expect: 20
.macro before
  s_cmp_eq_u32 s4, s4
.endm
.macro body
  EACH .Ltarget\@
  s_nop 0
.Ltarget\@:
.endm
