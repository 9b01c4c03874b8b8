# v_sub_co_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803
asm v_sub_u32_e32 v2, vcc, v1, v2 = 01 05 04 34
asm v_sub_u32_e64 v2, s[0:1], v2, v2 = 02 00 1a d1 02 05 02 00
bad v_sub_u32_e32 s2, vcc, v1, v2
bad v_sub_u32_e32 v2, vcc, v1
run s0=0xffff0000 s1=0xfedcba98 -> d0=0x1224568 d1=0
run s0=0x7fffffff s1=0x55555555 -> d0=0x2aaaaaaa d1=0
run s0=0 s1=1 -> d0=0xffffffff d1=1
run s0=0x55555555 s1=0x80000001 -> d0=0xd5555554 d1=1
run s0=0 s1=0xffffffff -> d0=1 d1=1
run s0=0xffff0000 s1=0x12345678 -> d0=0xedcaa988 d1=0
run s0=0x7fffffff s1=0xffffffff -> d0=0x80000000 d1=1
run s0=0xffff0000 s1=0x55555555 -> d0=0xaaa9aaab d1=0
run s0=0xfedcba98 s1=0x55555555 -> d0=0xa9876543 d1=0
run clamp=1 s0=1 s1=0x55555555 -> d0=0 d1=1
run clamp=1 s0=1 s1=0xffffffff -> d0=0 d1=1
run clamp=1 s0=0x80000000 s1=0xffffffff -> d0=0 d1=1

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
