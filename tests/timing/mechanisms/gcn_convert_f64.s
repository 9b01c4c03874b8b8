// Conversions from and to f64: 16 in the compilers' models, 4 times DPFACTOR in CLRX's measurements.
// device: fiji-r9-nano vega-64
// each: v_cvt_f64_f32 v[8:9], v1 | v_cvt_f32_f64 v8, v[2:3] | v_cvt_i32_f64 v8, v[2:3] | v_cvt_f64_u32 v[8:9], v1
// slope: n 8 24 loops 4 12
// expect: 16 or 32
// source: ACO-stat, LLVM-sched; CLRX
.macro body
  EACH
.endm
