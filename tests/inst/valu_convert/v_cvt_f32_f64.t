# v_cvt_f32_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cvt_f32_f64_e32 v2, v[1:2] = 01 1f 04 7e
asm v_cvt_f32_f64_e64 v2, v[2:3] = 02 00 4f d1 02 01 00 00
asm v_cvt_f32_f64_e32 v5, -4.0 = f7 1e 0a 7e
asm v_cvt_f32_f64_e32 v5, 0x3456 = ff 1e 0a 7e 56 34 00 00
asm v_cvt_f32_f64_e32 v5, vcc = 6a 1e 0a 7e
asm v_cvt_f32_f64_e64 v5, 64 = 05 00 4f d1 c0 00 00 00
asm v_cvt_f32_f64_e64 v5, -v[6:7] clamp mul:2 = 05 80 4f d1 06 01 00 28
asm v_cvt_f32_f64_e64 v5, -|v[6:7]| = 05 01 4f d1 06 01 00 20
bad v_cvt_f32_f64_e32 s2, v[1:2] ! 1:19: destination must be a vector register
bad v_cvt_f32_f64_e32 v2 ! 1:21: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x3ff0000030000000 -> d0=0x3f800002
run s0=0x3810000000000000 -> d0=0x800000
run s0=0x36a0000000000000 -> d0=1
run s0=0x8000000000000000 -> d0=0x80000000
run s0=0x7ff8000000000000 -> d0=0x7fc00000
run s0=0x7ff0000020000000 -> d0=0x7fc00001
run s0=0x3ff0000000000000 -> d0=0x3f800000
run s0=0x47efffffe0000000 -> d0=0x7f7fffff
run s0=0x47effffff0000000 -> d0=0x7f800000
run s0=0x3690000000000000 -> d0=0
run s0=0x3ff0000010000000 -> d0=0x3f800000
run s0=0x47efffffefffffff -> d0=0x7f7fffff
run mode=0x300 s0=0x36a0000000000000 -> d0=0
run mode=0x3f5 s0=0x3690000000000000 -> d0=1
run mode=0x3f5 s0=0x47efffffefffffff -> d0=0x7f800000
run mode=0x3fa s0=0x3ff0000030000000 -> d0=0x3f800001
run mode=0x3fa s0=0x47effffff0000000 -> d0=0x7f7fffff
run mode=0x3ff s0=0x3ff0000030000000 -> d0=0x3f800001
run mode=0x3ff s0=0x47effffff0000000 -> d0=0x7f7fffff

target gfx803
dis v_cvt_f32_f64_dpp v7, v[12:13] row_shl:1 row_mask:0xa bank_mask:0x1 = fa 1e 0e 7e 0c 01 01 a1

target gfx1010 gfx1100
asm v_cvt_f32_f64_e64 v8, v[16:17] = 08 00 8f d5 10 01 00 00
asm v_cvt_f32_f64_e32 v8, v[16:17] = 10 1f 10 7e
