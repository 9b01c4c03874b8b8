# v_cvt_i32_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cvt_i32_f64_e32 v2, v[1:2] = 01 07 04 7e
asm v_cvt_i32_f64_e64 v2, v[2:3] = 02 00 43 d1 02 01 00 00
asm v_cvt_i32_f64_e32 v5, -4.0 = f7 06 0a 7e
asm v_cvt_i32_f64_e32 v5, 0x3456 = ff 06 0a 7e 56 34 00 00
asm v_cvt_i32_f64_e32 v5, vcc = 6a 06 0a 7e
asm v_cvt_i32_f64_e64 v5, 64 = 05 00 43 d1 c0 00 00 00
asm v_cvt_i32_f64_e64 v5, -v[6:7] clamp mul:2 = 05 80 43 d1 06 01 00 28
asm v_cvt_i32_f64_e64 v5, -|v[6:7]| = 05 01 43 d1 06 01 00 20
bad v_cvt_i32_f64_e32 s2, v[1:2] ! 1:19: destination must be a vector register
bad v_cvt_i32_f64_e32 v2 ! 1:21: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x3ff8000000000000 -> d0=1
run s0=0xc004000000000000 -> d0=0xfffffffe
run s0=0xc1e0000000000000 -> d0=0x80000000
run s0=0 -> d0=0
run s0=0x41e0000000000000 -> d0=0x7fffffff
run s0=0xfff0000000000000 -> d0=0x80000000
run s0=0x3fe0000000000000 -> d0=0
run s0=0x41dfffffffc00000 -> d0=0x7fffffff
run s0=0xbfe0000000000000 -> d0=0
run s0=0x41efffffffe00000 -> d0=0x7fffffff
run s0=0x7ff8000000000000 -> d0=0
run s0=0x41f0000000000000 -> d0=0x7fffffff

target gfx803
dis v_cvt_i32_f64_dpp v203, v[52:53] row_shr:15 row_mask:0xa bank_mask:0x1 = fa 06 96 7f 34 1f 01 a1

target gfx1010 gfx1100
asm v_cvt_i32_f64_e64 v8, v[16:17] = 08 00 83 d5 10 01 00 00
asm v_cvt_i32_f64_e32 v8, v[16:17] = 10 07 10 7e
