# s_lshl_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_lshl_b32 s4, s2, s6 = 02 06 04 8e
asm s_lshl_b32 s4, s6, s8 = 06 08 04 8e
asm s_lshl_b32 s4, 0x12345678, s8 = ff 08 04 8e 78 56 34 12
asm s_lshl_b32 s4, m0, s8 = 7c 08 04 8e
asm s_lshl_b32 s4, s6, -16 = 06 d0 04 8e
asm s_lshl_b32 vcc_hi, s6, 0.5 = 06 f0 6b 8e
bad s_lshl_b32 v4, s2, s6 ! 1:12: destination must be a scalar register
bad s_lshl_b32 s4, s2 ! 1:18: expected 3 operands, found 2

target gfx803 gfx900
run s0=0xffff0000 s1=1 -> d0=0xfffe0000 scc=1
run s0=0xffff0000 s1=4 -> d0=0xfff00000 scc=1
run s0=0x12345678 s1=0 -> d0=0x12345678 scc=1
run s0=0x55555555 s1=4 -> d0=0x55555550 scc=1
run s0=0x12345678 s1=0x3f -> d0=0 scc=0
run s0=1 s1=4 -> d0=0x10 scc=1
run s0=0x12345678 s1=0x21 -> d0=0x2468acf0 scc=1
run s0=1 s1=0x20 -> d0=1 scc=1
run s0=0xffff0000 s1=0x40 -> d0=0xffff0000 scc=1

target gfx1010
asm s_lshl_b32 s16, s32, s48 = 20 30 10 8f

target gfx1100
asm s_lshl_b32 s16, s32, s48 = 20 30 10 84
