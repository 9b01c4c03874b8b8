# s_lshl3_add_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm s_lshl3_add_u32 s4, s2, s6 = 02 06 04 98
asm s_lshl3_add_u32 s4, s6, s8 = 06 08 04 98
asm s_lshl3_add_u32 s4, 0x12345678, s8 = ff 08 04 98 78 56 34 12
asm s_lshl3_add_u32 s4, m0, s8 = 7c 08 04 98
asm s_lshl3_add_u32 s4, s6, -16 = 06 d0 04 98
asm s_lshl3_add_u32 vcc_hi, s6, 0.5 = 06 f0 6b 98
bad s_lshl3_add_u32 v4, s2, s6 ! 1:17: destination must be a scalar register
bad s_lshl3_add_u32 s4, s2 ! 1:23: expected 3 operands, found 2

target gfx900
run s0=0x7fffffff s1=1 -> d0=0xfffffff9 scc=1
run s0=0x80000000 s1=0x80000000 -> d0=0x80000000 scc=1
run s0=0x80000000 s1=1 -> d0=1 scc=1
run s0=1 s1=0x80000000 -> d0=0x80000008 scc=0
run s0=0xffffffff s1=1 -> d0=0xfffffff9 scc=1
run s0=0 s1=1 -> d0=1 scc=0
run s0=0xffffffff s1=0 -> d0=0xfffffff8 scc=1
run s0=0x55555555 s1=0x7fffffff -> d0=0x2aaaaaa7 scc=1
run s0=0 s1=0x80000000 -> d0=0x80000000 scc=0
run s0=0x80000001 s1=0xffff0000 -> d0=0xffff0008 scc=1
run s0=0xfedcba98 s1=1 -> d0=0xf6e5d4c1 scc=1

target gfx1100
asm s_lshl3_add_u32 s16, s32, s48 = 20 30 10 88
