// Conversions of f32: Mesa and LLVM have a quarter of the rate, CLRX measured the full one.
// device: fiji-r9-nano vega-64 radeon-vii
// each: v_cvt_f32_i32 v8, v1 | v_cvt_i32_f32 v8, v1 | v_cvt_f32_u32 v8, v1 | v_cvt_f16_f32 v8, v1
//   | v_cvt_f32_f16 v8, v1
// slope: n 8 24 loops 4 12
// expect: 4 or 16
// source: CLRX; ACO-stat, LLVM-sched
.macro body
  EACH
.endm
