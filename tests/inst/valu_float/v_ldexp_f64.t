# v_ldexp_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_ldexp_f64 v[2:3], v[2:3], v2 = 02 00 84 d2 02 05 02 00
asm v_ldexp_f64 v[4:5], v[6:7], v8 = 04 00 84 d2 06 11 02 00
asm v_ldexp_f64 v[4:5], -1, v8 = 04 00 84 d2 c1 10 02 00
asm v_ldexp_f64 v[4:5], v[6:7], v8 clamp = 04 80 84 d2 06 11 02 00
bad v_ldexp_f64 s[2:3], v[2:3], v2 ! 1:13: destination must be 2 vector registers
bad v_ldexp_f64 v[2:3], v[2:3] ! 1:27: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x3ff0000000000000 s1=0x64 -> d0=0x4630000000000000
run s0=0x4330000000000001 s1=1 -> d0=0x4340000000000001
run s0=0x7fefffffffffffff s1=0xffffffff -> d0=0x7fdfffffffffffff
run s0=0x400921fb54442d18 s1=0xffffff6b -> d0=0x36b921fb54442d18
run s0=0x3ff0000000000000 s1=1 -> d0=0x4000000000000000
run s0=0x10000000000000 s1=0xffffffff -> d0=0x8000000000000
run s0=0x800fffffffffffff s1=1 -> d0=0x801ffffffffffffe
run s0=0x400921fb54442d18 s1=0 -> d0=0x400921fb54442d18
run s0=0x400921fb54442d18 s1=0xffffffff -> d0=0x3ff921fb54442d18
run mode=0x300 s0=0x800fffffffffffff s1=0x64 -> d0=0x8000000000000000
run mode=0x300 s0=0x800fffffffffffff s1=0xffffffff -> d0=0x8000000000000000
run mode=0x3f5 s0=0xc004000000000000 s1=0x7fffffff -> d0=0xffefffffffffffff
run mode=0x3f5 s0=0x800fffffffffffff s1=0xffffffff -> d0=0x8007ffffffffffff
run mode=0x3fa s0=0x10000000000000 s1=0x7fffffff -> d0=0x7fefffffffffffff
run mode=0x3fa s0=0x800fffffffffffff s1=0xffffff6b -> d0=0x8000000000000001
run mode=0x3ff s0=0x7fefffffffffffff s1=0x7fffffff -> d0=0x7fefffffffffffff
run mode=0x3ff s0=0x400921fb54442d18 s1=0x7fffffff -> d0=0x7fefffffffffffff

target gfx1010
asm v_ldexp_f64 v[8:9], v[16:17], v24 = 08 00 68 d5 10 31 02 00

target gfx1100
asm v_ldexp_f64 v[8:9], v[16:17], v24 = 08 00 2b d7 10 31 02 00
