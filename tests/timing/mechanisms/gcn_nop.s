// s_nop N gives N + 1 wait states, each an issue opportunity of its wave: four cycles. GCN3 reads three bits of N.
// slope: n 8 24 loops 4 12
// source: GCN3-ISA; LLVM-haz
// case: 1
// device: fiji-r9-nano vega-64
// with: states=0
// expect: 4
// case: 4
// device: fiji-r9-nano vega-64
// with: states=3
// expect: 16
// case: 8
// device: fiji-r9-nano vega-64
// with: states=7
// expect: 32
// case: 16
// device: vega-64
// with: states=15
// expect: 64
// case: 16, of which GCN3 sees 8
// device: fiji-r9-nano
// with: states=15
// expect: 32
.macro body
  s_nop states
.endm
