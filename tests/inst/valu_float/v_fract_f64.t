# v_fract_f64: S0 - floor(S0), below 1

target gfx803 gfx900 gfx906
asm v_fract_f64_e32 v[2:3], v[1:2] = 01 65 04 7e
asm v_fract_f64_e64 v[2:3], v[2:3] = 02 00 72 d1 02 01 00 00
asm v_fract_f64_e32 v[4:5], -4.0 = f7 64 08 7e
asm v_fract_f64_e32 v[4:5], 0x3456 = ff 64 08 7e 56 34 00 00
asm v_fract_f64_e32 v[4:5], vcc = 6a 64 08 7e
asm v_fract_f64_e64 v[4:5], 64 = 04 00 72 d1 c0 00 00 00
asm v_fract_f64_e64 v[4:5], -v[6:7] clamp mul:2 = 04 80 72 d1 06 01 00 28
asm v_fract_f64_e64 v[4:5], -|v[6:7]| = 04 01 72 d1 06 01 00 20
bad v_fract_f64_e32 s[2:3], v[1:2] ! 1:17: destination must be 2 vector registers
bad v_fract_f64_e32 v[2:3] ! 1:23: expected 2 operands, found 1

target gfx803 gfx900
run s0=1 -> d0=1
run s0=0x800fffffffffffff -> d0=0x3fefffffffffffff
run s0=0x10000000000000 -> d0=0x10000000000000
run s0=0x400921fb54442d18 -> d0=0x3fc21fb54442d180
run s0=0x3fdfffffffffffff -> d0=0x3fdfffffffffffff
run s0=0x7ff0000000000000 -> d0=nan
run s0=0x7ff8000000000001 -> d0=0x7ff8000000000001
run s0=0x4004000000000000 -> d0=0x3fe0000000000000
run s0=0x3ff0000000000000 -> d0=0
run s0=0xfff0000000000000 -> d0=nan
run s0=0x7ff0000000000001 -> d0=0x7ff8000000000001
run s0=0xc004000000000000 -> d0=0x3fe0000000000000
run mode=0x300 s0=0x800fffffffffffff -> d0=0
run mode=0x300 s0=1 -> d0=0
run mode=0x3fa s0=0x7fefffffffffffff -> d0=0x8000000000000000
run mode=0x3fa s0=0 -> d0=0x8000000000000000

target gfx803
dis v_fract_f64_dpp v[254:255], v[164:165] row_ror:7 row_mask:0xa bank_mask:0x1 = fa 64 fc 7f a4 27 01 a1

target gfx1010 gfx1100
asm v_fract_f64_e32 v[8:9], v[16:17] = 10 7d 10 7e
asm v_fract_f64_e64 v[8:9], v[16:17] = 08 00 be d5 10 01 00 00
