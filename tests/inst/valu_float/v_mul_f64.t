# v_mul_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_mul_f64 v[2:3], v[2:3], v[2:3] = 02 00 81 d2 02 05 02 00
asm v_mul_f64 v[4:5], v[6:7], v[8:9] = 04 00 81 d2 06 11 02 00
asm v_mul_f64 v[4:5], -1, v[8:9] = 04 00 81 d2 c1 10 02 00
asm v_mul_f64 v[4:5], v[6:7], v[8:9] clamp = 04 80 81 d2 06 11 02 00
asm v_mul_f64 v[4:5], -v[6:7], |v[8:9]| div:2 = 04 02 81 d2 06 11 02 38
bad v_mul_f64 s[2:3], v[2:3], v[2:3] ! 1:11: destination must be 2 vector registers
bad v_mul_f64 v[2:3], v[2:3] ! 1:25: expected 3 operands, found 2

target gfx803 gfx900
run s0=0 s1=0x8000000000000000 -> d0=0x8000000000000000
run s0=0x8000000000000000 s1=0 -> d0=0x8000000000000000
run s0=0x8000000000000000 s1=0x8000000000000000 -> d0=0
run s0=0x3ff0000000000000 s1=0xbff0000000000000 -> d0=0xbff0000000000000
run s0=0x7ff0000000000000 s1=0xfff0000000000000 -> d0=0xfff0000000000000
run s0=0 s1=0x7ff0000000000000 -> d0=nan
run s0=0x7ff0000000000001 s1=0x3ff0000000000000 -> d0=0x7ff8000000000001
run s0=0x3ff0000000000000 s1=0x7ff0000000000001 -> d0=0x7ff8000000000001
run s0=0x7ff8000000000002 s1=0x3ff0000000000000 -> d0=0x7ff8000000000002
run s0=0x3ff0000000000000 s1=0x7ff8000000000002 -> d0=0x7ff8000000000002
run s0=3 s1=0x8000000000000003 -> d0=0x8000000000000000
run s0=3 s1=0x3ff0000000000000 -> d0=3
run s0=0x7fefffffffffffff s1=1 -> d0=0x3ccfffffffffffff
run s0=0x4330000000000001 s1=0x400921fb54442d18 -> d0=0x434921fb54442d1a
run s0=0x4330000000000001 s1=0x4330000000000001 -> d0=0x4670000000000002
run s0=0 s1=0x4330000000000001 -> d0=0
run s0=0x4330000000000001 s1=0x3ff0000000000000 -> d0=0x4330000000000001
run s0=0x800fffffffffffff s1=0xbff0000000000000 -> d0=0xfffffffffffff
run mode=0x300 s0=0xc004000000000000 s1=0x800fffffffffffff -> d0=0
run mode=0x300 s0=0x800fffffffffffff s1=0x400921fb54442d18 -> d0=0x8000000000000000
run mode=0x3f5 s0=0x800fffffffffffff s1=0x4330000000000001 -> d0=0x834fffffffffffff
run mode=0x3f5 s0=0xc004000000000000 s1=0x7fefffffffffffff -> d0=0xffefffffffffffff
run mode=0x3fa s0=0x10000000000000 s1=0x3fdfffffffffffff -> d0=0x7ffffffffffff
run mode=0x3fa s0=0x7fefffffffffffff s1=0x4330000000000001 -> d0=0x7fefffffffffffff
run mode=0x3ff s0=0x800fffffffffffff s1=0x4330000000000001 -> d0=0x834fffffffffffff
run mode=0x3ff s0=0x4330000000000001 s1=0x7fefffffffffffff -> d0=0x7fefffffffffffff

target gfx1010
asm v_mul_f64 v[8:9], v[16:17], v[24:25] = 08 00 65 d5 10 31 02 00

target gfx1100
asm v_mul_f64 v[8:9], v[16:17], v[24:25] = 08 00 28 d7 10 31 02 00

target gfx1200
asm v_mul_f64_e32 v[8:9], v[16:17], v[24:25] = 10 31 10 0c
asm v_mul_f64_e64 v[8:9], v[16:17], v[24:25] = 08 00 06 d5 10 31 02 00
