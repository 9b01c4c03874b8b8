# v_frexp_exp_i32_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_frexp_exp_i32_f64_e32 v2, v[1:2] = 01 61 04 7e
asm v_frexp_exp_i32_f64_e64 v2, v[2:3] = 02 00 70 d1 02 01 00 00
asm v_frexp_exp_i32_f64_e32 v5, -4.0 = f7 60 0a 7e
asm v_frexp_exp_i32_f64_e32 v5, 0x3456 = ff 60 0a 7e 56 34 00 00
asm v_frexp_exp_i32_f64_e32 v5, vcc = 6a 60 0a 7e
asm v_frexp_exp_i32_f64_e64 v5, 64 = 05 00 70 d1 c0 00 00 00
asm v_frexp_exp_i32_f64_e64 v5, -v[6:7] clamp mul:2 = 05 80 70 d1 06 01 00 28
asm v_frexp_exp_i32_f64_e64 v5, -|v[6:7]| = 05 01 70 d1 06 01 00 20
bad v_frexp_exp_i32_f64_e32 s2, v[1:2] ! 1:25: destination must be a vector register
bad v_frexp_exp_i32_f64_e32 v2 ! 1:27: expected 2 operands, found 1

target gfx803 gfx900
run s0=1 -> d0=0xfffffbcf
run s0=0x800fffffffffffff -> d0=0xfffffc02
run s0=0x10000000000000 -> d0=0xfffffc03
run s0=0x7fefffffffffffff -> d0=0x400
run s0=0x3fdfffffffffffff -> d0=0xffffffff
run s0=0x4330000000000001 -> d0=0x35
run s0=0x3ff0000000000000 -> d0=1
run s0=0x400921fb54442d18 -> d0=2
run s0=0 -> d0=0
run s0=0xbff0000000000000 -> d0=1
run s0=0x4004000000000000 -> d0=2
run s0=0x8000000000000000 -> d0=0
run mode=0x300 s0=1 -> d0=0
run mode=0x300 s0=0x800fffffffffffff -> d0=0

target gfx803
dis v_frexp_exp_i32_f64_dpp v225, v[162:163] row_mirror row_mask:0x0 bank_mask:0xf bound_ctrl:1 = fa 60 c2 7f a2 40 09 0f

target gfx1010 gfx1100
asm v_frexp_exp_i32_f64_e32 v8, v[16:17] = 10 79 10 7e
asm v_frexp_exp_i32_f64_e64 v8, v[16:17] = 08 00 bc d5 10 01 00 00
