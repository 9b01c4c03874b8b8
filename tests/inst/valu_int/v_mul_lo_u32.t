# v_mul_lo_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_mul_lo_u32 v2, v2, v2 = 02 00 85 d2 02 05 02 00
asm v_mul_lo_u32 v5, v6, v8 = 05 00 85 d2 06 11 02 00
asm v_mul_lo_u32 v5, -1, v8 = 05 00 85 d2 c1 10 02 00
bad v_mul_lo_u32 s2, v2, v2 ! 1:14: destination must be a vector register
bad v_mul_lo_u32 v2, v2 ! 1:20: expected 3 operands, found 2

target gfx803 gfx900
run s0=0xffffffff s1=0x7fffffff -> d0=0x80000001
run s0=0x55555555 s1=0xffff0000 -> d0=0xaaab0000
run s0=1 s1=1 -> d0=1
run s0=0xfedcba98 s1=0xfedcba98 -> d0=0xdd413a40
run s0=0x55555555 s1=0x80000000 -> d0=0x80000000
run s0=0xffff0000 s1=0xffff0000 -> d0=0
run s0=0xffff0000 s1=0x80000001 -> d0=0xffff0000
run s0=0x80000001 s1=0x55555555 -> d0=0xd5555555
run s0=0xfedcba98 s1=0xffffffff -> d0=0x1234568

target gfx1010
asm v_mul_lo_u32 v8, v16, v24 = 08 00 69 d5 10 31 02 00

target gfx1100
asm v_mul_lo_u32 v8, v16, v24 = 08 00 2c d7 10 31 02 00
