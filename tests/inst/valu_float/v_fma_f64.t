# v_fma_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_fma_f64 v[2:3], v[2:3], v[2:3], v[4:5] = 02 00 cc d1 02 05 12 04
asm v_fma_f64 v[4:5], v[6:7], v[8:9], v[10:11] = 04 00 cc d1 06 11 2a 04
asm v_fma_f64 v[4:5], -1, v[8:9], v[10:11] = 04 00 cc d1 c1 10 2a 04
asm v_fma_f64 v[4:5], v[6:7], v[8:9], v[10:11] clamp = 04 80 cc d1 06 11 2a 04
asm v_fma_f64 v[4:5], -v[6:7], v[8:9], |v[10:11]| div:2 = 04 04 cc d1 06 11 2a 3c
bad v_fma_f64 s[2:3], v[2:3], v[2:3], v[4:5] ! 1:11: destination must be 2 vector registers
bad v_fma_f64 v[2:3], v[2:3], v[2:3] ! 1:33: expected 4 operands, found 3

target gfx803 gfx900
run s0=0x3ff0000000000001 s1=0x3ff0000000000001 s2=0xbff0000000000000 -> d0=0x3cc0000000000000
run s0=0 s1=0x7ff0000000000000 s2=0x3ff0000000000000 -> d0=nan
run s0=0x7ff0000000000000 s1=0x3ff0000000000000 s2=0xfff0000000000000 -> d0=nan
run s0=0x3ff0000000000000 s1=0x3ff0000000000000 s2=0xbff0000000000000 -> d0=0
run s0=0x8000000000000000 s1=0x3ff0000000000000 s2=0x8000000000000000 -> d0=0x8000000000000000
run s0=1 s1=0x3ff0000000000000 s2=0 -> d0=1
run s0=0x3ff0000000000000 s1=0x7ff8000000000005 s2=0x3ff0000000000000 -> d0=0x7ff8000000000005
run s0=0x400921fb54442d18 s1=0x400921fb54442d18 s2=0x400921fb54442d18 -> d0=0x402a05bb9ecf5124
run s0=0x400921fb54442d18 s1=0x4330000000000001 s2=0x7fefffffffffffff -> d0=0x7fefffffffffffff
run s0=0xbff0000000000000 s1=0x3fdfffffffffffff s2=0xc004000000000000 -> d0=0xc008000000000000
run s0=1 s1=0x3ff0000000000000 s2=0x10000000000000 -> d0=0x10000000000001
run s0=0x3fdfffffffffffff s1=0x3fdfffffffffffff s2=0x3fdfffffffffffff -> d0=0x3fe7ffffffffffff
run s0=0xbff0000000000000 s1=0x10000000000000 s2=0x8000000000000000 -> d0=0x8010000000000000
run mode=0x300 s0=0x800fffffffffffff s1=0x3fdfffffffffffff s2=1 -> d0=0
run mode=0x300 s0=0 s1=0x400921fb54442d18 s2=1 -> d0=0
run mode=0x3f5 s0=0x3fdfffffffffffff s1=0x400921fb54442d18 s2=0x800fffffffffffff -> d0=0x3ff921fb54442d18
run mode=0x3f5 s0=0x400921fb54442d18 s1=1 s2=0x3fdfffffffffffff -> d0=0x3fe0000000000000
run mode=0x3fa s0=0x3ff0000000000000 s1=0x3fdfffffffffffff s2=0xbff0000000000000 -> d0=0xbfe0000000000001
run mode=0x3fa s0=0x3ff0000000000000 s1=0xc004000000000000 s2=0x800fffffffffffff -> d0=0xc004000000000001
run mode=0x3ff s0=0x800fffffffffffff s1=0x4330000000000001 s2=0x8000000000000000 -> d0=0x834fffffffffffff
run mode=0x3ff s0=0x800fffffffffffff s1=0x4004000000000000 s2=0x400921fb54442d18 -> d0=0x400921fb54442d17

target gfx1010
asm v_fma_f64 v[8:9], v[16:17], v[24:25], v[32:33] = 08 00 4c d5 10 31 82 04

target gfx1100
asm v_fma_f64 v[8:9], v[16:17], v[24:25], v[32:33] = 08 00 14 d6 10 31 82 04
