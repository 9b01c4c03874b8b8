# v_bcnt_u32_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803
asm v_bcnt_u32_b32 v2, v2, v2 = 02 00 8b d2 02 05 02 00
asm v_bcnt_u32_b32 v5, v6, v8 = 05 00 8b d2 06 11 02 00
asm v_bcnt_u32_b32 v5, -1, v8 = 05 00 8b d2 c1 10 02 00
bad v_bcnt_u32_b32 s2, v2, v2
bad v_bcnt_u32_b32 v2, v2
run s0=1 s1=0 -> d0=1
run s0=0x7fffffff s1=0x80000000 -> d0=0x8000001f
run s0=0xffffffff s1=0x12345678 -> d0=0x12345698
run s0=0xffff0000 s1=0 -> d0=0x10
run s0=0 s1=0xfedcba98 -> d0=0xfedcba98
run s0=0xffffffff s1=0x80000001 -> d0=0x80000021
run s0=0xffffffff s1=0x55555555 -> d0=0x55555575
run s0=0xfedcba98 s1=0 -> d0=0x14
run s0=0xfedcba98 s1=1 -> d0=0x15

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
