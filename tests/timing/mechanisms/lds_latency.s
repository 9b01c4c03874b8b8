// From an LDS read to its data, in a chain of reads. A read of GCN takes at most 60 cycles: 15 may be outstanding, and
// CLRX has one issued every four cycles.
// slope: n 8 24 loops 4 12
// with: lds=1024
// case: GCN
// device: fiji-r9-nano vega-64
// expect: between 50 and 68
// source: pyhip (50 to 64 on an MI308X)
// case: RDNA1, 26.6 ns
// device: navi10-5700xt
// expect: between 41 and 55
// source: C&C-rdna2, C&C-rdna3, whose clock is between 1605 and 1905 MHz
// case: RDNA2, 19.5 ns at 2570 MHz
// device: navi21-6900xt
// expect: 50 within 10 %
// source: C&C-rdna2
.macro before
  s_mov_b32 m0, -1
  v_mov_b32 v1, 0
.endm
.macro body
  ds_read_b32 v1, v1
  s_waitcnt lgkmcnt(0)
.endm
