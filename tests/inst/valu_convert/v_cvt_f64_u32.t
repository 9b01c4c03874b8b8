# v_cvt_f64_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cvt_f64_u32_e32 v[2:3], v1 = 01 2d 04 7e
asm v_cvt_f64_u32_e64 v[2:3], v2 = 02 00 56 d1 02 01 00 00
asm v_cvt_f64_u32_e32 v[4:5], -4.0 = f7 2c 08 7e
asm v_cvt_f64_u32_e32 v[4:5], 0x3456 = ff 2c 08 7e 56 34 00 00
asm v_cvt_f64_u32_e32 v[4:5], vcc_lo = 6a 2c 08 7e
asm v_cvt_f64_u32_e64 v[4:5], 64 = 04 00 56 d1 c0 00 00 00
asm v_cvt_f64_u32_dpp v[100:101], v100 row_bcast:15 row_mask:0xa bank_mask:0x1 = fa 2c c8 7e 64 42 01 a1
bad v_cvt_f64_u32_e32 s[2:3], v1 ! 1:19: destination must be 2 vector registers
bad v_cvt_f64_u32_e32 v[2:3] ! 1:25: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0
run s0=1 -> d0=0x3ff0000000000000
run s0=0xffffffff -> d0=0x41efffffffe00000
run s0=0x7fffffff -> d0=0x41dfffffffc00000
run s0=0x80000000 -> d0=0x41e0000000000000
run s0=0x12345678 -> d0=0x41b2345678000000
run s0=0xfedcba98 -> d0=0x41efdb9753000000
run s0=0x80000001 -> d0=0x41e0000000200000
run s0=0xffff0000 -> d0=0x41efffe000000000
run s0=0x55555555 -> d0=0x41d5555555400000

target gfx1010 gfx1100
asm v_cvt_f64_u32_e64 v[8:9], v16 = 08 00 96 d5 10 01 00 00
asm v_cvt_f64_u32_e32 v[8:9], v16 = 10 2d 10 7e
