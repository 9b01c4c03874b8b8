# s_bfe_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_bfe_u32 s4, s2, s6 = 02 06 84 92
asm s_bfe_u32 s4, s6, s8 = 06 08 84 92
asm s_bfe_u32 s4, 0x12345678, s8 = ff 08 84 92 78 56 34 12
asm s_bfe_u32 s4, m0, s8 = 7c 08 84 92
asm s_bfe_u32 s4, s6, -16 = 06 d0 84 92
asm s_bfe_u32 vcc_hi, s6, 0.5 = 06 f0 eb 92
bad s_bfe_u32 v4, s2, s6 ! 1:11: destination must be a scalar register
bad s_bfe_u32 s4, s2 ! 1:17: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x7fffffff s1=0x100018 -> d0=0x7f scc=1
run s0=0xffff0000 s1=0x1f0001 -> d0=0x7fff8000 scc=1
run s0=0x12345678 s1=0x7f0000 -> d0=0x12345678 scc=1
run s0=0x80000000 s1=0x1f0001 -> d0=0x40000000 scc=1
run s0=0x55555555 s1=0x200000 -> d0=0x55555555 scc=1
run s0=0x55555555 s1=0x80004 -> d0=0x55 scc=1
run s0=0x80000000 s1=0x7f0000 -> d0=0x80000000 scc=1
run s0=0x7fffffff s1=0x1f0001 -> d0=0x3fffffff scc=1
run s0=0x12345678 s1=0x1f0001 -> d0=0x91a2b3c scc=1

target gfx1010
asm s_bfe_u32 s16, s32, s48 = 20 30 90 93

target gfx1100
asm s_bfe_u32 s16, s32, s48 = 20 30 10 93
