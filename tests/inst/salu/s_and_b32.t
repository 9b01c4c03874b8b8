# s_and_b32: manual 12.1

target gfx803
asm s_and_b32 s4, s2, s6 = 02 06 04 86
asm s_and_b32 s4, s6, s8 = 06 08 04 86
asm s_and_b32 s4, 0x12345678, s8 = ff 08 04 86 78 56 34 12
asm s_and_b32 s4, m0, s8 = 7c 08 04 86
asm s_and_b32 s4, s6, -16 = 06 d0 04 86
asm s_and_b32 vcc_hi, s6, 0.5 = 06 f0 6b 86
bad s_and_b32 v4, s2, s6
bad s_and_b32 s4, s2
run s0=0xffffffff s1=0x80000000 -> d0=0x80000000 scc=1
run s0=0xffff0000 s1=0xffff0000 -> d0=0xffff0000 scc=1
run s0=0x55555555 s1=0xfedcba98 -> d0=0x54541010 scc=1
run s0=0x7fffffff s1=0xfedcba98 -> d0=0x7edcba98 scc=1
run s0=0xffffffff s1=0xffffffff -> d0=0xffffffff scc=1
run s0=0x55555555 s1=0x12345678 -> d0=0x10145450 scc=1
run s0=1 s1=0x7fffffff -> d0=1 scc=1
run s0=0xffff0000 s1=0xfedcba98 -> d0=0xfedc0000 scc=1
run s0=0x80000001 s1=0xffffffff -> d0=0x80000001 scc=1

target gfx900
asm s_and_b32 s4, s2, s6 = 02 06 04 86
asm s_and_b32 s4, s6, s8 = 06 08 04 86
asm s_and_b32 s4, 0x12345678, s8 = ff 08 04 86 78 56 34 12
asm s_and_b32 s4, m0, s8 = 7c 08 04 86
asm s_and_b32 s4, s6, -16 = 06 d0 04 86
asm s_and_b32 vcc_hi, s6, 0.5 = 06 f0 6b 86
bad s_and_b32 v4, s2, s6
bad s_and_b32 s4, s2

target gfx906
asm s_and_b32 s4, s2, s6 = 02 06 04 86
asm s_and_b32 s4, s6, s8 = 06 08 04 86
asm s_and_b32 s4, 0x12345678, s8 = ff 08 04 86 78 56 34 12
asm s_and_b32 s4, m0, s8 = 7c 08 04 86
asm s_and_b32 s4, s6, -16 = 06 d0 04 86
asm s_and_b32 vcc_hi, s6, 0.5 = 06 f0 6b 86
bad s_and_b32 v4, s2, s6
bad s_and_b32 s4, s2
