// Scalar instructions on RDNA: one a cycle and SIMD, two cycles to one that needs the result.
// device: navi10-5700xt navi21-6900xt
// per: 8
// slope: n 4 12 loops 4 12
// case: independent
// each: s_mov_b32 s\r, s4 | s_add_u32 s\r, s4, s5 | s_lshl_b32 s\r, s4, 3
// expect: 1
// source: ACO-stat, LLVM-sched
// case: dependent
// each: s_add_u32 s4, s4, s5 | s_lshl_b32 s4, s4, 3 | s_xor_b32 s4, s4, s5
// expect: 2
// source: ACO-stat, LLVM-sched
// case: four waves, each on its SIMD with a unit of its own
// each: s_mov_b32 s\r, s4
// with: block=128
// expect: 1
// source: RDNA-notes
// case: eight waves, two on each SIMD
// each: s_mov_b32 s\r, s4
// with: block=256
// slope: n 16 48 loops 4 12
// expect: 2 within 3 %
// source: RDNA-notes
.macro body
  .irp r, 8, 10, 12, 14, 16, 18, 20, 22
  EACH
  .endr
.endm
