// A branch on SCC straight after the compare waits four cycles more, unless other waves fill them.
// device: fiji-r9-nano vega-64
// slope: n 8 24 loops 4 12
// expect: 12
// source: CLRX
.macro body
  s_cmp_lg_u32 s4, s4
  s_cbranch_scc1 .Ltarget\@
.Ltarget\@:
.endm
