# v_bcnt_u32_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803
asm v_bcnt_u32_b32 v2, v2, v2 = 02 00 8b d2 02 05 02 00
asm v_bcnt_u32_b32 v5, v6, v8 = 05 00 8b d2 06 11 02 00
asm v_bcnt_u32_b32 v5, -1, v8 = 05 00 8b d2 c1 10 02 00
bad v_bcnt_u32_b32 s2, v2, v2
bad v_bcnt_u32_b32 v2, v2
run s0=0x12345678 s1=0x80000001 -> d0=0x8000000e
run s0=0xffffffff s1=0x80000001 -> d0=0x80000021
run s0=0x7fffffff s1=0x12345678 -> d0=0x12345697
run s0=0x55555555 s1=0x7fffffff -> d0=0x8000000f
run s0=0x7fffffff s1=0x55555555 -> d0=0x55555574
run s0=0x80000001 s1=0x55555555 -> d0=0x55555557
run s0=0x80000000 s1=0x12345678 -> d0=0x12345679
run s0=0x80000000 s1=0xffff0000 -> d0=0xffff0001
run s0=0x80000001 s1=0xfedcba98 -> d0=0xfedcba9a

target gfx900
asm v_bcnt_u32_b32 v2, v2, v2 = 02 00 8b d2 02 05 02 00
asm v_bcnt_u32_b32 v5, v6, v8 = 05 00 8b d2 06 11 02 00
asm v_bcnt_u32_b32 v5, -1, v8 = 05 00 8b d2 c1 10 02 00
bad v_bcnt_u32_b32 s2, v2, v2
bad v_bcnt_u32_b32 v2, v2

target gfx906
asm v_bcnt_u32_b32 v2, v2, v2 = 02 00 8b d2 02 05 02 00
asm v_bcnt_u32_b32 v5, v6, v8 = 05 00 8b d2 06 11 02 00
asm v_bcnt_u32_b32 v5, -1, v8 = 05 00 8b d2 c1 10 02 00
bad v_bcnt_u32_b32 s2, v2, v2
bad v_bcnt_u32_b32 v2, v2
