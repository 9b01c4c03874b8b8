# s_mul_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_mul_i32 s4, s2, s6 = 02 06 04 92
asm s_mul_i32 s4, s6, s8 = 06 08 04 92
asm s_mul_i32 s4, 0x12345678, s8 = ff 08 04 92 78 56 34 12
asm s_mul_i32 s4, m0, s8 = 7c 08 04 92
asm s_mul_i32 s4, s6, -16 = 06 d0 04 92
asm s_mul_i32 vcc_hi, s6, 0.5 = 06 f0 6b 92
bad s_mul_i32 v4, s2, s6 ! 1:11: destination must be a scalar register
bad s_mul_i32 s4, s2 ! 1:17: expected 3 operands, found 2

target gfx803 gfx900
run s0=0xfedcba98 s1=0xfedcba98 -> d0=0xdd413a40
run s0=1 s1=0x12345678 -> d0=0x12345678
run s0=0xffff0000 s1=0x55555555 -> d0=0xaaab0000
run s0=0xfedcba98 s1=1 -> d0=0xfedcba98
run s0=0x55555555 s1=0x12345678 -> d0=0xf9ee8dd8
run s0=0xfedcba98 s1=0x12345678 -> d0=0x35068740
run s0=0xffff0000 s1=0xfedcba98 -> d0=0x45680000
run s0=0xffffffff s1=0x80000000 -> d0=0x80000000
run s0=0x12345678 s1=0x12345678 -> d0=0x1df4d840

target gfx1010
asm s_mul_i32 s16, s32, s48 = 20 30 10 93

target gfx1100
asm s_mul_i32 s16, s32, s48 = 20 30 10 96
