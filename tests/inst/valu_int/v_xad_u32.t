# v_xad_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900
asm v_xad_u32 v2, v2, v2, v4 = 02 00 f3 d1 02 05 12 04
asm v_xad_u32 v5, v6, v8, v10 = 05 00 f3 d1 06 11 2a 04
asm v_xad_u32 v5, -1, v8, v10 = 05 00 f3 d1 c1 10 2a 04
bad v_xad_u32 s2, v2, v2, v4
bad v_xad_u32 v2, v2, v2
run s0=0x80000001 s1=0x55555555 s2=0x12345678 -> d0=0xe789abcc
run s0=0xffffffff s1=0x55555555 s2=0 -> d0=0xaaaaaaaa
run s0=0xfedcba98 s1=0x80000000 s2=0xffff0000 -> d0=0x7edbba98
run s0=0xffffffff s1=0x12345678 s2=0x80000000 -> d0=0x6dcba987
run s0=0x80000001 s1=0x80000001 s2=0x80000001 -> d0=0x80000001
run s0=0x80000000 s1=0x12345678 s2=0xffff0000 -> d0=0x92335678
run s0=0xffffffff s1=0x80000001 s2=0xffffffff -> d0=0x7ffffffd
run s0=0x12345678 s1=0x7fffffff s2=0x80000001 -> d0=0xedcba988
run s0=0 s1=0x7fffffff s2=0xffffffff -> d0=0x7ffffffe

target gfx906
asm v_xad_u32 v2, v2, v2, v4 = 02 00 f3 d1 02 05 12 04
asm v_xad_u32 v5, v6, v8, v10 = 05 00 f3 d1 06 11 2a 04
asm v_xad_u32 v5, -1, v8, v10 = 05 00 f3 d1 c1 10 2a 04
bad v_xad_u32 s2, v2, v2, v4
bad v_xad_u32 v2, v2, v2
