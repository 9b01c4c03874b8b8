// A vector instruction without active lanes is skipped: it takes no more than its issue, in a wave of 64, too.
// device: navi10-5700xt navi21-6900xt
// slope: n 4 12 loops 4 12
// per: 8
// expect: at most 1
// source: RDNA3-ISA 3.2.3
// case: 32
// each: v_add_f32 v\r, v1, v2
// with: wave=32
// case: 64
// each: v_add_f32 v\r, v1, v2
// with: wave=64
// case: slower classes
// each: v_exp_f32 v\r, v1 | v_mul_lo_u32 v\r, v1, v2
.macro before
  s_mov_b64 exec, 0
.endm
.macro body
  .irp r, 8, 10, 12, 14, 16, 18, 20, 22
  EACH
  .endr
.endm
