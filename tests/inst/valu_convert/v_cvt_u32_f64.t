# v_cvt_u32_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cvt_u32_f64_e32 v2, v[1:2] = 01 2b 04 7e
asm v_cvt_u32_f64_e64 v2, v[2:3] = 02 00 55 d1 02 01 00 00
asm v_cvt_u32_f64_e32 v5, -4.0 = f7 2a 0a 7e
asm v_cvt_u32_f64_e32 v5, 0x3456 = ff 2a 0a 7e 56 34 00 00
asm v_cvt_u32_f64_e32 v5, vcc = 6a 2a 0a 7e
asm v_cvt_u32_f64_e64 v5, 64 = 05 00 55 d1 c0 00 00 00
asm v_cvt_u32_f64_e64 v5, -v[6:7] clamp mul:2 = 05 80 55 d1 06 01 00 28
asm v_cvt_u32_f64_e64 v5, -|v[6:7]| = 05 01 55 d1 06 01 00 20
bad v_cvt_u32_f64_e32 s2, v[1:2] ! 1:19: destination must be a vector register
bad v_cvt_u32_f64_e32 v2 ! 1:21: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x3ff8000000000000 -> d0=1
run s0=0x41e0000000000000 -> d0=0x80000000
run s0=0x41dfffffffc00000 -> d0=0x7fffffff
run s0=0x41efffffffe00000 -> d0=0xffffffff
run s0=0 -> d0=0
run s0=0x41f0000000000000 -> d0=0xffffffff
run s0=0x3fe0000000000000 -> d0=0
run s0=0x7ff0000000000000 -> d0=0xffffffff
run s0=0xbfe0000000000000 -> d0=0
run s0=0xc004000000000000 -> d0=0
run s0=0xc1e0000000000000 -> d0=0
run s0=0xfff0000000000000 -> d0=0

target gfx803
dis v_cvt_u32_f64_dpp v100, v[138:139] row_shl:1 row_mask:0xa bank_mask:0x1 = fa 2a c8 7e 8a 01 01 a1

target gfx1010 gfx1100
asm v_cvt_u32_f64_e64 v8, v[16:17] = 08 00 95 d5 10 01 00 00
asm v_cvt_u32_f64_e32 v8, v[16:17] = 10 2b 10 7e
