# s_lshl1_add_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm s_lshl1_add_u32 s4, s2, s6 = 02 06 04 97
asm s_lshl1_add_u32 s4, s6, s8 = 06 08 04 97
asm s_lshl1_add_u32 s4, 0x12345678, s8 = ff 08 04 97 78 56 34 12
asm s_lshl1_add_u32 s4, m0, s8 = 7c 08 04 97
asm s_lshl1_add_u32 s4, s6, -16 = 06 d0 04 97
asm s_lshl1_add_u32 vcc_hi, s6, 0.5 = 06 f0 6b 97
bad s_lshl1_add_u32 v4, s2, s6 ! 1:17: destination must be a scalar register
bad s_lshl1_add_u32 s4, s2 ! 1:23: expected 3 operands, found 2

target gfx900
run s0=0x7fffffff s1=1 -> d0=0xffffffff scc=0
run s0=0x80000000 s1=0x80000000 -> d0=0x80000000 scc=1
run s0=0x80000000 s1=1 -> d0=1 scc=1
run s0=1 s1=0x80000000 -> d0=0x80000002 scc=0
run s0=0xffffffff s1=1 -> d0=0xffffffff scc=1
run s0=0 s1=1 -> d0=1 scc=0
run s0=0x12345678 s1=0 -> d0=0x2468acf0 scc=0
run s0=0xfedcba98 s1=0 -> d0=0xfdb97530 scc=1
run s0=0x80000000 s1=0x12345678 -> d0=0x12345678 scc=1
run s0=0xfedcba98 s1=0x12345678 -> d0=0xfedcba8 scc=1
run s0=1 s1=1 -> d0=3 scc=0
run s0=0x55555555 s1=0x80000001 -> d0=0x2aaaaaab scc=1

target gfx1100
asm s_lshl1_add_u32 s16, s32, s48 = 20 30 10 87
