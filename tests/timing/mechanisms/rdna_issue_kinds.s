// A SIMD of RDNA issues up to four instructions a clock, one of each kind, of different waves; a wave one.
// device: navi10-5700xt navi21-6900xt
// slope: n 8 24 loops 4 12
// per: 8
// source: RDNA-notes
// case: one wave alternates
// with: block=32
// expect: 2
// case: two waves of a SIMD alternate, both units always busy
// with: block=256
// expect: 2 within 5 %
.macro body
  .irp r, 8, 10, 12, 14, 16, 18, 20, 22
  v_add_f32 v\r, v1, v2
  s_mov_b32 s\r, s7
  .endr
.endm
