# v_rndne_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_rndne_f64_e32 v[2:3], v[1:2] = 01 33 04 7e
asm v_rndne_f64_e64 v[2:3], v[2:3] = 02 00 59 d1 02 01 00 00
asm v_rndne_f64_e32 v[4:5], -4.0 = f7 32 08 7e
asm v_rndne_f64_e32 v[4:5], 0x3456 = ff 32 08 7e 56 34 00 00
asm v_rndne_f64_e32 v[4:5], vcc = 6a 32 08 7e
asm v_rndne_f64_e64 v[4:5], 64 = 04 00 59 d1 c0 00 00 00
asm v_rndne_f64_e64 v[4:5], -v[6:7] clamp mul:2 = 04 80 59 d1 06 01 00 28
asm v_rndne_f64_e64 v[4:5], -|v[6:7]| = 04 01 59 d1 06 01 00 20
bad v_rndne_f64_e32 s[2:3], v[1:2] ! 1:17: destination must be 2 vector registers
bad v_rndne_f64_e32 v[2:3] ! 1:23: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x3ff0000000000000 -> d0=0x3ff0000000000000
run s0=0xbff0000000000000 -> d0=0xbff0000000000000
run s0=0x7ff0000000000000 -> d0=0x7ff0000000000000
run s0=0xfff0000000000000 -> d0=0xfff0000000000000
run s0=0x7fefffffffffffff -> d0=0x7fefffffffffffff
run s0=0x400921fb54442d18 -> d0=0x4008000000000000
run s0=0x4004000000000000 -> d0=0x4000000000000000
run s0=0xc004000000000000 -> d0=0xc000000000000000
run s0=0x4330000000000001 -> d0=0x4330000000000001
run s0=0x8000000000000000 -> d0=0x8000000000000000
run s0=0x7ff8000000000001 -> d0=0x7ff8000000000001
run s0=0 -> d0=0

target gfx803
dis v_rndne_f64_dpp v[5:6], v[167:168] wave_ror:1 row_mask:0xf bank_mask:0xf = fa 32 0a 7e a7 3c 01 ff

target gfx1010 gfx1100
asm v_rndne_f64_e64 v[8:9], v[16:17] = 08 00 99 d5 10 01 00 00
asm v_rndne_f64_e32 v[8:9], v[16:17] = 10 33 10 7e
