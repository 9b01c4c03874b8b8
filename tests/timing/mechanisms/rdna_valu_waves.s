// The vector unit of a SIMD takes an instruction a cycle, whichever wave's. In WGP mode waves have four SIMDs.
// device: navi10-5700xt navi21-6900xt
// slope: n 16 48 loops 4 12
// per: 8
// source: RDNA-notes
// case: a wave on each SIMD
// with: block=128
// expect: 1
// case: two waves on each SIMD
// with: block=256
// expect: 2 within 3 %
// case: eight waves on each SIMD
// with: block=1024
// expect: 8 within 3 %
.macro body
  .irp r, 8, 10, 12, 14, 16, 18, 20, 22
  v_add_f32 v\r, v1, v2
  .endr
.endm
