# v_div_fmas_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_div_fmas_f64 v[2:3], v[2:3], v[2:3], v[4:5] = 02 00 e3 d1 02 05 12 04
asm v_div_fmas_f64 v[4:5], v[6:7], v[8:9], v[10:11] = 04 00 e3 d1 06 11 2a 04
asm v_div_fmas_f64 v[4:5], -1, v[8:9], v[10:11] = 04 00 e3 d1 c1 10 2a 04
asm v_div_fmas_f64 v[4:5], v[6:7], v[8:9], v[10:11] clamp = 04 80 e3 d1 06 11 2a 04
asm v_div_fmas_f64 v[4:5], -v[6:7], v[8:9], |v[10:11]| div:2 = 04 04 e3 d1 06 11 2a 3c
bad v_div_fmas_f64 s[2:3], v[2:3], v[2:3], v[4:5] ! 1:16: destination must be 2 vector registers
bad v_div_fmas_f64 v[2:3], v[2:3], v[2:3] ! 1:38: expected 4 operands, found 3

target gfx803 gfx900
run s0=0xc004000000000000 s1=0x4330000000000001 s2=0 vcc=0 -> d0=0xc344000000000001
run s0=0x4004000000000000 s1=0x3ff0000000000000 s2=0x800fffffffffffff vcc=1 -> d0=0x3804000000000000
run s0=0x7ff8000000000001 s1=0x7ff0000000000000 s2=0xc004000000000000 vcc=1 -> d0=0x7ff8000000000001
run s0=0 s1=0x800fffffffffffff s2=0x3fdfffffffffffff vcc=1 -> d0=0x37dfffffffffffff
run s0=0x3ff0000000000000 s1=0xc004000000000000 s2=0x800fffffffffffff vcc=1 -> d0=0xb804000000000000
run s0=0x3fdfffffffffffff s1=0x3ff0000000000000 s2=0x400921fb54442d18 vcc=1 -> d0=0x480d21fb54442d18
run s0=0 s1=0x10000000000000 s2=0x3ff0000000000000 vcc=0 -> d0=0x3ff0000000000000
run s0=0x800fffffffffffff s1=0x7fefffffffffffff s2=0x3ff0000000000000 vcc=1 -> d0=0xb807fffffffffffd
run s0=0x400921fb54442d18 s1=0x400921fb54442d18 s2=0x400921fb54442d18 vcc=0 -> d0=0x402a05bb9ecf5124
run mode=0x300 s0=0 s1=1 s2=0x800fffffffffffff vcc=0 -> d0=0
run mode=0x300 s0=1 s1=0x7ff0000000000000 s2=0x800fffffffffffff vcc=1 -> d0=0x7ff8000000000000
run mode=0x3f5 s0=0x7fefffffffffffff s1=0xc004000000000000 s2=0x10000000000000 vcc=1 -> d0=0xf7efffffffffffff
run mode=0x3f5 s0=0x800fffffffffffff s1=0xbff0000000000000 s2=0x7fefffffffffffff vcc=0 -> d0=0x7ff0000000000000
run mode=0x3fa s0=0x8000000000000000 s1=0x8000000000000000 s2=0x8000000000000000 vcc=1 -> d0=0x8000000000000000
run mode=0x3fa s0=0xbff0000000000000 s1=0x8000000000000000 s2=0x800fffffffffffff vcc=1 -> d0=0x8000000000000001
run mode=0x3ff s0=1 s1=0x800fffffffffffff s2=0x400921fb54442d18 vcc=1 -> d0=0x480921fb54442d17
run mode=0x3ff s0=0x3fdfffffffffffff s1=0x4004000000000000 s2=0x3ff0000000000000 vcc=0 -> d0=0x4001ffffffffffff

target gfx1010
asm v_div_fmas_f64 v[8:9], v[16:17], v[24:25], v[32:33] = 08 00 70 d5 10 31 82 04

target gfx1100
asm v_div_fmas_f64 v[8:9], v[16:17], v[24:25], v[32:33] = 08 00 38 d6 10 31 82 04
