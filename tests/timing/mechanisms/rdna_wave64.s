// A wave of 64 goes through the vector unit twice; an empty half is skipped, unless an SGPR is written.
// device: navi10-5700xt navi21-6900xt
// slope: n 4 12 loops 4 12
// per: 8
// source: RDNA3-ISA 2.1, 3.2.3
// case: both halves
// each: v_add_f32 v\r, v1, v2 | v_cmp_lt_f32 vcc, v1, v2
// with: wave=64
// expect: 2
// case: low half
// each: v_add_f32 v\r, v1, v2
// with: wave=64 lanes=0xffffffff
// expect: 1
// case: high half
// each: v_add_f32 v\r, v1, v2
// with: wave=64 lanes=0xffffffff00000000
// expect: 1
// case: one lane in each half
// each: v_add_f32 v\r, v1, v2
// with: wave=64 lanes=0x100000001
// expect: 2
// case: low half, an SGPR is written
// each: v_cmp_lt_f32 vcc, v1, v2
// with: wave=64 lanes=0xffffffff
// expect: 2
// case: once, whatever lanes there are
// each: v_readlane_b32 s4, v1, 3 | v_readfirstlane_b32 s4, v1 | v_writelane_b32 v\r, s4, 3 | v_nop
// with: wave=64
// expect: 1
// case: transcendental
// each: v_exp_f32 v\r, v1
// with: wave=64
// expect: 8
// case: scalar instructions once
// each: s_mov_b32 s4, s5
// with: wave=64
// expect: 1
.macro before
.ifdef lanes
  s_mov_b32 exec_lo, lanes & 0xffffffff
  s_mov_b32 exec_hi, (lanes >> 32) & 0xffffffff
.endif
.endm
.macro body
  .irp r, 8, 10, 12, 14, 16, 18, 20, 22
  EACH
  .endr
.endm
