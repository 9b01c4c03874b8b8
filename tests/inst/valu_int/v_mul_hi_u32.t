# v_mul_hi_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_mul_hi_u32 v2, v2, v2 = 02 00 86 d2 02 05 02 00
asm v_mul_hi_u32 v5, v6, v8 = 05 00 86 d2 06 11 02 00
asm v_mul_hi_u32 v5, -1, v8 = 05 00 86 d2 c1 10 02 00
bad v_mul_hi_u32 s2, v2, v2 ! 1:14: destination must be a vector register
bad v_mul_hi_u32 v2, v2 ! 1:20: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x55555555 s1=0x7fffffff -> d0=0x2aaaaaaa
run s0=0xffff0000 s1=0x55555555 -> d0=0x5554ffff
run s0=0x80000001 s1=0x80000001 -> d0=0x40000001
run s0=0xffff0000 s1=0xfedcba98 -> d0=0xfedbbbbb
run s0=0x12345678 s1=0xffff0000 -> d0=0x12344443
run s0=0x12345678 s1=0x12345678 -> d0=0x14b66dc
run s0=0xffffffff s1=0x7fffffff -> d0=0x7ffffffe
run s0=1 s1=0 -> d0=0
run s0=0x80000001 s1=0x80000000 -> d0=0x40000000

target gfx1010
asm v_mul_hi_u32 v8, v16, v24 = 08 00 6a d5 10 31 02 00

target gfx1100
asm v_mul_hi_u32 v8, v16, v24 = 08 00 2d d7 10 31 02 00
