# v_div_fixup_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_div_fixup_f64 v[2:3], v[2:3], v[2:3], v[4:5] = 02 00 df d1 02 05 12 04
asm v_div_fixup_f64 v[4:5], v[6:7], v[8:9], v[10:11] = 04 00 df d1 06 11 2a 04
asm v_div_fixup_f64 v[4:5], -1, v[8:9], v[10:11] = 04 00 df d1 c1 10 2a 04
asm v_div_fixup_f64 v[4:5], v[6:7], v[8:9], v[10:11] clamp = 04 80 df d1 06 11 2a 04
asm v_div_fixup_f64 v[4:5], -v[6:7], v[8:9], |v[10:11]| div:2 = 04 04 df d1 06 11 2a 3c
bad v_div_fixup_f64 s[2:3], v[2:3], v[2:3], v[4:5] ! 1:17: destination must be 2 vector registers
bad v_div_fixup_f64 v[2:3], v[2:3], v[2:3] ! 1:39: expected 4 operands, found 3

target gfx803 gfx900
run s0=0x7fefffffffffffff s1=1 s2=0x4330000000000001 -> d0=0x7fefffffffffffff
run s0=0x3fdfffffffffffff s1=0x4330000000000001 s2=1 -> d0=0x3fdfffffffffffff
run s0=0x400921fb54442d18 s1=0x3ff0000000000000 s2=0xc004000000000000 -> d0=0xc00921fb54442d18
run s0=0x10000000000000 s1=0x4330000000000001 s2=0x3ff0000000000000 -> d0=0x10000000000000
run s0=0x4004000000000000 s1=0xc004000000000000 s2=0xbff0000000000000 -> d0=0x4004000000000000
run s0=0xbff0000000000000 s1=0x800fffffffffffff s2=0x4330000000000001 -> d0=0xbff0000000000000
run s0=0x800fffffffffffff s1=0x7fefffffffffffff s2=0x3ff0000000000000 -> d0=0xfffffffffffff
run s0=1 s1=0x4004000000000000 s2=0xc004000000000000 -> d0=0x8000000000000001
run s0=0x400921fb54442d18 s1=0x3fdfffffffffffff s2=0x4330000000000001 -> d0=0x400921fb54442d18
run mode=0x300 s0=0x4004000000000000 s1=0x3ff0000000000000 s2=0x800fffffffffffff -> d0=0x8000000000000000
run mode=0x300 s0=0x7ff8000000000001 s1=0xc004000000000000 s2=1 -> d0=0x8000000000000000
run mode=0x3f5 s0=0x3ff0000000000000 s1=0x7fefffffffffffff s2=0x10000000000000 -> d0=1
run mode=0x3f5 s0=0x7ff8000000000001 s1=0x7fefffffffffffff s2=0x800fffffffffffff -> d0=0x8000000000000001

target gfx1010
asm v_div_fixup_f64 v[8:9], v[16:17], v[24:25], v[32:33] = 08 00 60 d5 10 31 82 04

target gfx1100
asm v_div_fixup_f64 v[8:9], v[16:17], v[24:25], v[32:33] = 08 00 28 d6 10 31 82 04
