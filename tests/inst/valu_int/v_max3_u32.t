# v_max3_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803
asm v_max3_u32 v2, v2, v2, v4 = 02 00 d5 d1 02 05 12 04
asm v_max3_u32 v5, v6, v8, v10 = 05 00 d5 d1 06 11 2a 04
asm v_max3_u32 v5, -1, v8, v10 = 05 00 d5 d1 c1 10 2a 04
bad v_max3_u32 s2, v2, v2, v4
bad v_max3_u32 v2, v2, v2
run s0=0x80000001 s1=0x7fffffff s2=1 -> d0=0x80000001
run s0=1 s1=1 s2=1 -> d0=1
run s0=0xfedcba98 s1=0x80000001 s2=0 -> d0=0xfedcba98
run s0=0x80000000 s1=0xffff0000 s2=0 -> d0=0xffff0000
run s0=0x12345678 s1=0 s2=0x12345678 -> d0=0x12345678
run s0=0x55555555 s1=0x80000000 s2=0x55555555 -> d0=0x80000000
run s0=1 s1=0x55555555 s2=0x7fffffff -> d0=0x7fffffff
run s0=0x55555555 s1=0x55555555 s2=0x55555555 -> d0=0x55555555
run s0=0 s1=0 s2=0 -> d0=0

target gfx900
asm v_max3_u32 v2, v2, v2, v4 = 02 00 d5 d1 02 05 12 04
asm v_max3_u32 v5, v6, v8, v10 = 05 00 d5 d1 06 11 2a 04
asm v_max3_u32 v5, -1, v8, v10 = 05 00 d5 d1 c1 10 2a 04
bad v_max3_u32 s2, v2, v2, v4
bad v_max3_u32 v2, v2, v2
run s0=0x80000001 s1=0x7fffffff s2=1 -> d0=0x80000001
run s0=1 s1=1 s2=1 -> d0=1
run s0=0xfedcba98 s1=0x80000001 s2=0 -> d0=0xfedcba98
run s0=0x80000000 s1=0xffff0000 s2=0 -> d0=0xffff0000
run s0=0x12345678 s1=0 s2=0x12345678 -> d0=0x12345678
run s0=0x55555555 s1=0x80000000 s2=0x55555555 -> d0=0x80000000
run s0=1 s1=0x55555555 s2=0x7fffffff -> d0=0x7fffffff
run s0=0x55555555 s1=0x55555555 s2=0x55555555 -> d0=0x55555555
run s0=0 s1=0 s2=0 -> d0=0

target gfx906
asm v_max3_u32 v2, v2, v2, v4 = 02 00 d5 d1 02 05 12 04
asm v_max3_u32 v5, v6, v8, v10 = 05 00 d5 d1 06 11 2a 04
asm v_max3_u32 v5, -1, v8, v10 = 05 00 d5 d1 c1 10 2a 04
bad v_max3_u32 s2, v2, v2, v4
bad v_max3_u32 v2, v2, v2

target gfx1010
asm v_max3_u32 v8, v16, v24, v32 = 08 00 56 d5 10 31 82 04
