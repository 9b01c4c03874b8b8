# v_sub_co_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803
asm v_sub_u32_e32 v2, vcc, v1, v2 = 01 05 04 34
asm v_sub_u32_e64 v2, s[0:1], v2, v2 = 02 00 1a d1 02 05 02 00
bad v_sub_u32_e32 s2, vcc, v1, v2
bad v_sub_u32_e32 v2, vcc, v1
run s0=0x12345678 s1=1 -> d0=0x12345677 d1=0
run s0=0x12345678 s1=0 -> d0=0x12345678 d1=0
run s0=0x80000001 s1=0xffff0000 -> d0=0x80010001 d1=1
run s0=0x12345678 s1=0x7fffffff -> d0=0x92345679 d1=1
run s0=1 s1=0x12345678 -> d0=0xedcba989 d1=1
run s0=0x12345678 s1=0x80000001 -> d0=0x92345677 d1=1
run s0=0x7fffffff s1=0xfedcba98 -> d0=0x81234567 d1=1
run s0=0xffffffff s1=0x12345678 -> d0=0xedcba987 d1=0
run s0=0x80000000 s1=0xffff0000 -> d0=0x80010000 d1=1
run clamp=1 s0=0 s1=0x55555555 -> d0=0 d1=1
run clamp=1 s0=0 s1=0x7fffffff -> d0=0 d1=1
run clamp=1 s0=1 s1=0x80000001 -> d0=0 d1=1

target gfx900
asm v_sub_co_u32_e32 v2, vcc, v1, v2 = 01 05 04 34
asm v_sub_co_u32_e64 v2, s[0:1], v2, v2 = 02 00 1a d1 02 05 02 00
bad v_sub_co_u32_e32 s2, vcc, v1, v2
bad v_sub_co_u32_e32 v2, vcc, v1

target gfx906
asm v_sub_co_u32_e32 v2, vcc, v1, v2 = 01 05 04 34
asm v_sub_co_u32_e64 v2, s[0:1], v2, v2 = 02 00 1a d1 02 05 02 00
bad v_sub_co_u32_e32 s2, vcc, v1, v2
bad v_sub_co_u32_e32 v2, vcc, v1
