# v_ceil_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_ceil_f64_e32 v[2:3], v[1:2] = 01 31 04 7e
asm v_ceil_f64_e64 v[2:3], v[2:3] = 02 00 58 d1 02 01 00 00
asm v_ceil_f64_e32 v[4:5], -4.0 = f7 30 08 7e
asm v_ceil_f64_e32 v[4:5], 0x3456 = ff 30 08 7e 56 34 00 00
asm v_ceil_f64_e32 v[4:5], vcc = 6a 30 08 7e
asm v_ceil_f64_e64 v[4:5], 64 = 04 00 58 d1 c0 00 00 00
asm v_ceil_f64_e64 v[4:5], -v[6:7] clamp mul:2 = 04 80 58 d1 06 01 00 28
asm v_ceil_f64_e64 v[4:5], -|v[6:7]| = 04 01 58 d1 06 01 00 20
bad v_ceil_f64_e32 s[2:3], v[1:2] ! 1:16: destination must be 2 vector registers
bad v_ceil_f64_e32 v[2:3] ! 1:22: expected 2 operands, found 1

target gfx803 gfx900
run s0=0xbff0000000000000 -> d0=0xbff0000000000000
run s0=0 -> d0=0
run s0=0x7ff0000000000000 -> d0=0x7ff0000000000000
run s0=0xfff0000000000000 -> d0=0xfff0000000000000
run s0=0x7fefffffffffffff -> d0=0x7fefffffffffffff
run s0=0x400921fb54442d18 -> d0=0x4010000000000000
run s0=0x4004000000000000 -> d0=0x4008000000000000
run s0=0xc004000000000000 -> d0=0xc000000000000000
run s0=0x4330000000000001 -> d0=0x4330000000000001
run s0=0x8000000000000000 -> d0=0x8000000000000000
run s0=0x7ff8000000000001 -> d0=0x7ff8000000000001
run s0=0x3ff0000000000000 -> d0=0x3ff0000000000000
run mode=0x300 s0=1 -> d0=0

target gfx803
dis v_ceil_f64_dpp v[7:8], v[192:193] row_ror:7 row_mask:0xf bank_mask:0xf = fa 30 0e 7e c0 27 01 ff

target gfx1010 gfx1100
asm v_ceil_f64_e64 v[8:9], v[16:17] = 08 00 98 d5 10 01 00 00
asm v_ceil_f64_e32 v[8:9], v[16:17] = 10 31 10 7e
