# v_mul_hi_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803
asm v_mul_hi_u32 v2, v2, v2 = 02 00 86 d2 02 05 02 00
asm v_mul_hi_u32 v5, v6, v8 = 05 00 86 d2 06 11 02 00
asm v_mul_hi_u32 v5, -1, v8 = 05 00 86 d2 c1 10 02 00
bad v_mul_hi_u32 s2, v2, v2
bad v_mul_hi_u32 v2, v2
run s0=0x80000000 s1=0x12345678 -> d0=0x91a2b3c
run s0=0xffff0000 s1=0xffffffff -> d0=0xfffeffff
run s0=0x12345678 s1=0xfedcba98 -> d0=0x121fa00a
run s0=0xffff0000 s1=0xffff0000 -> d0=0xfffe0001
run s0=0xfedcba98 s1=0xffffffff -> d0=0xfedcba97
run s0=0x12345678 s1=0x12345678 -> d0=0x14b66dc
run s0=0xfedcba98 s1=0xffff0000 -> d0=0xfedbbbbb
run s0=0xfedcba98 s1=0x55555555 -> d0=0x54f43e32
run s0=0x80000000 s1=0xffffffff -> d0=0x7fffffff

target gfx900
asm v_mul_hi_u32 v2, v2, v2 = 02 00 86 d2 02 05 02 00
asm v_mul_hi_u32 v5, v6, v8 = 05 00 86 d2 06 11 02 00
asm v_mul_hi_u32 v5, -1, v8 = 05 00 86 d2 c1 10 02 00
bad v_mul_hi_u32 s2, v2, v2
bad v_mul_hi_u32 v2, v2

target gfx906
asm v_mul_hi_u32 v2, v2, v2 = 02 00 86 d2 02 05 02 00
asm v_mul_hi_u32 v5, v6, v8 = 05 00 86 d2 06 11 02 00
asm v_mul_hi_u32 v5, -1, v8 = 05 00 86 d2 c1 10 02 00
bad v_mul_hi_u32 s2, v2, v2
bad v_mul_hi_u32 v2, v2
