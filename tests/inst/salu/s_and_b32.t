# s_and_b32: manual 12.1

target gfx803 gfx900 gfx906
asm s_and_b32 s4, s2, s6 = 02 06 04 86
asm s_and_b32 s4, s6, s8 = 06 08 04 86
asm s_and_b32 s4, 0x12345678, s8 = ff 08 04 86 78 56 34 12
asm s_and_b32 s4, m0, s8 = 7c 08 04 86
asm s_and_b32 s4, s6, -16 = 06 d0 04 86
asm s_and_b32 vcc_hi, s6, 0.5 = 06 f0 6b 86
bad s_and_b32 v4, s2, s6 ! 1:11: destination must be a scalar register
bad s_and_b32 s4, s2 ! 1:17: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x7fffffff s1=0x7fffffff -> d0=0x7fffffff scc=1
run s0=0xffff0000 s1=0x7fffffff -> d0=0x7fff0000 scc=1
run s0=0xffffffff s1=0xffffffff -> d0=0xffffffff scc=1
run s0=0xffffffff s1=0xffff0000 -> d0=0xffff0000 scc=1
run s0=0x12345678 s1=0xffff0000 -> d0=0x12340000 scc=1
run s0=0x12345678 s1=0xfedcba98 -> d0=0x12141218 scc=1
run s0=0xfedcba98 s1=0xffff0000 -> d0=0xfedc0000 scc=1
run s0=0xfedcba98 s1=0x80000000 -> d0=0x80000000 scc=1
run s0=0xfedcba98 s1=0 -> d0=0 scc=0

target gfx1010
asm s_and_b32 s16, s32, s48 = 20 30 10 87

target gfx1100
asm s_and_b32 s16, s32, s48 = 20 30 10 8b
