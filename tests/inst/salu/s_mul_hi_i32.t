# s_mul_hi_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm s_mul_hi_i32 s4, s2, s6 = 02 06 84 96
asm s_mul_hi_i32 s4, s6, s8 = 06 08 84 96
asm s_mul_hi_i32 s4, 0x12345678, s8 = ff 08 84 96 78 56 34 12
asm s_mul_hi_i32 s4, m0, s8 = 7c 08 84 96
asm s_mul_hi_i32 s4, s6, -16 = 06 d0 84 96
asm s_mul_hi_i32 vcc_hi, s6, 0.5 = 06 f0 eb 96
bad s_mul_hi_i32 v4, s2, s6 ! 1:14: destination must be a scalar register
bad s_mul_hi_i32 s4, s2 ! 1:20: expected 3 operands, found 2

target gfx900
run s0=0x80000000 s1=0x12345678 -> d0=0xf6e5d4c4
run s0=0x7fffffff s1=0xffff0000 -> d0=0xffff8000
run s0=0xffff0000 s1=0xfedcba98 -> d0=0x123
run s0=0xfedcba98 s1=0x80000000 -> d0=0x91a2b4
run s0=0xfedcba98 s1=0x55555555 -> d0=0xff9ee8dd
run s0=0x80000000 s1=0x80000000 -> d0=0x40000000
run s0=0x7fffffff s1=0x80000000 -> d0=0xc0000000
run s0=0x80000000 s1=0xffff0000 -> d0=0x8000
run s0=0xfedcba98 s1=0xfedcba98 -> d0=0x14b66

target gfx1010
asm s_mul_hi_i32 s16, s32, s48 = 20 30 10 9b

target gfx1100
asm s_mul_hi_i32 s16, s32, s48 = 20 30 10 97
