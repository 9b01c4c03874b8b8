# v_cvt_f64_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cvt_f64_i32_e32 v[2:3], v1 = 01 09 04 7e
asm v_cvt_f64_i32_e64 v[2:3], v2 = 02 00 44 d1 02 01 00 00
asm v_cvt_f64_i32_e32 v[4:5], -4.0 = f7 08 08 7e
asm v_cvt_f64_i32_e32 v[4:5], 0x3456 = ff 08 08 7e 56 34 00 00
asm v_cvt_f64_i32_e32 v[4:5], vcc_lo = 6a 08 08 7e
asm v_cvt_f64_i32_e64 v[4:5], 64 = 04 00 44 d1 c0 00 00 00
asm v_cvt_f64_i32_dpp v[1:2], v100 row_bcast:15 row_mask:0x0 bank_mask:0xf bound_ctrl:1 = fa 08 02 7e 64 42 09 0f
bad v_cvt_f64_i32_e32 s[2:3], v1 ! 1:19: destination must be 2 vector registers
bad v_cvt_f64_i32_e32 v[2:3] ! 1:25: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0
run s0=1 -> d0=0x3ff0000000000000
run s0=0xffffffff -> d0=0xbff0000000000000
run s0=0x7fffffff -> d0=0x41dfffffffc00000
run s0=0x80000000 -> d0=0xc1e0000000000000
run s0=0x12345678 -> d0=0x41b2345678000000
run s0=0xfedcba98 -> d0=0xc172345680000000
run s0=0x80000001 -> d0=0xc1dfffffffc00000
run s0=0xffff0000 -> d0=0xc0f0000000000000
run s0=0x55555555 -> d0=0x41d5555555400000

target gfx1010 gfx1100
asm v_cvt_f64_i32_e64 v[8:9], v16 = 08 00 84 d5 10 01 00 00
asm v_cvt_f64_i32_e32 v[8:9], v16 = 10 09 10 7e
