// Operations of 64 bits on RDNA: shifts at half the rate, f64 at a sixteenth.
// device: navi10-5700xt navi21-6900xt
// slope: n 4 12 loops 4 12
// per: 8
// case: shift
// each: v_lshlrev_b64 v[\r:\r+1], 3, v[2:3] | v_lshrrev_b64 v[\r:\r+1], 3, v[2:3]
// expect: 2
// source: ACO-stat
// case: f64
// each: v_add_f64 v[\r:\r+1], v[2:3], v[4:5] | v_mul_f64 v[\r:\r+1], v[2:3], v[4:5]
//   | v_fma_f64 v[\r:\r+1], v[2:3], v[4:5], v[6:7]
// expect: 16
// source: ACO-stat; clpeak-101, clpeak-102 (1/15.5 of f32)
// case: root of f64
// each: v_rcp_f64 v[\r:\r+1], v[2:3] | v_sqrt_f64 v[\r:\r+1], v[2:3]
// expect: 24
// source: ACO-stat
.macro body
  .irp r, 8, 10, 12, 14, 16, 18, 20, 22
  EACH
  .endr
.endm
