// Scalar instructions of GCN: one each turn of a SIMD, four cycles for a wave.
// device: fiji-r9-nano vega-64 radeon-vii
// slope: n 8 24 loops 4 12
// case: alone, dependent or not
// each: s_add_u32 s4, s5, s6 | s_add_u32 s4, s4, s6 | s_mul_i32 s4, s5, s6 | s_lshl_b64 s[4:5], s[6:7], 3
//   | s_bcnt1_i32_b32 s4, s5 | s_cmp_eq_u32 s4, s5
// expect: 4
// source: ACO-stat, LLVM-sched, CLRX
// case: EXEC saved, or a hardware register set
// each: s_and_saveexec_b64 s[4:5], exec | s_or_saveexec_b64 s[4:5], exec | s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s4
// expect: 8
// source: CLRX
// case: four waves, one on each SIMD
// each: s_mov_b32 s4, s5
// with: block=256
// expect: 4
// source: rpc-docs (one s_mov a clock and compute unit)
// case: eight waves, two on each SIMD
// each: s_mov_b32 s4, s5
// with: block=512
// slope: n 32 96 loops 4 12
// expect: 8 within 3 %
// source: rpc-docs (one s_mov a clock and compute unit)
.macro body
  EACH
.endm
