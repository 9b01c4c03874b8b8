# v_cvt_f64_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cvt_f64_f32_e32 v[2:3], v1 = 01 21 04 7e
asm v_cvt_f64_f32_e64 v[2:3], v2 = 02 00 50 d1 02 01 00 00
asm v_cvt_f64_f32_e32 v[4:5], -4.0 = f7 20 08 7e
asm v_cvt_f64_f32_e32 v[4:5], 0x3456 = ff 20 08 7e 56 34 00 00
asm v_cvt_f64_f32_e32 v[4:5], vcc_lo = 6a 20 08 7e
asm v_cvt_f64_f32_e64 v[4:5], 64 = 04 00 50 d1 c0 00 00 00
asm v_cvt_f64_f32_e64 v[4:5], -v6 clamp mul:2 = 04 80 50 d1 06 01 00 28
asm v_cvt_f64_f32_e64 v[4:5], -|v6| = 04 01 50 d1 06 01 00 20
asm v_cvt_f64_f32_dpp v[71:72], v142 row_mirror row_mask:0x0 bank_mask:0xf bound_ctrl:1 = fa 20 8e 7e 8e 40 09 0f
bad v_cvt_f64_f32_e32 s[2:3], v1 ! 1:19: destination must be 2 vector registers
bad v_cvt_f64_f32_e32 v[2:3] ! 1:25: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x807fffff -> d0=0xb80fffffc0000000
run s0=0x7fc00001 -> d0=0x7ff8000020000000
run s0=0x40490fdb -> d0=0x400921fb60000000
run s0=0x40200000 -> d0=0x4004000000000000
run s0=0 -> d0=0
run s0=0xff800000 -> d0=0xfff0000000000000
run s0=1 -> d0=0x36a0000000000000
run s0=0x3f800000 -> d0=0x3ff0000000000000
run s0=0x80000000 -> d0=0x8000000000000000
run s0=0x3eaaaaab -> d0=0x3fd5555560000000
run s0=0x800000 -> d0=0x3810000000000000
run s0=0xc0200000 -> d0=0xc004000000000000
run mode=0x300 s0=1 -> d0=0
run mode=0x300 s0=0x807fffff -> d0=0x8000000000000000

target gfx1010 gfx1100
asm v_cvt_f64_f32_e64 v[8:9], v16 = 08 00 90 d5 10 01 00 00
asm v_cvt_f64_f32_e32 v[8:9], v16 = 10 21 10 7e
