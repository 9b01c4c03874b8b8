# s_xor_b32: manual 12.1

target gfx803
asm s_xor_b32 s4, s2, s6 = 02 06 04 88
asm s_xor_b32 s4, s6, s8 = 06 08 04 88
asm s_xor_b32 s4, 0x12345678, s8 = ff 08 04 88 78 56 34 12
asm s_xor_b32 s4, m0, s8 = 7c 08 04 88
asm s_xor_b32 s4, s6, -16 = 06 d0 04 88
asm s_xor_b32 vcc_hi, s6, 0.5 = 06 f0 6b 88
bad s_xor_b32 v4, s2, s6
bad s_xor_b32 s4, s2
run s0=0x12345678 s1=0 -> d0=0x12345678 scc=1
run s0=0xffff0000 s1=0xfedcba98 -> d0=0x123ba98 scc=1
run s0=0x80000000 s1=0x55555555 -> d0=0xd5555555 scc=1
run s0=1 s1=0x80000001 -> d0=0x80000000 scc=1
run s0=0x12345678 s1=0x80000001 -> d0=0x92345679 scc=1
run s0=0xffff0000 s1=0x80000001 -> d0=0x7fff0001 scc=1
run s0=0x7fffffff s1=1 -> d0=0x7ffffffe scc=1
run s0=0xfedcba98 s1=0x80000000 -> d0=0x7edcba98 scc=1
run s0=0xffff0000 s1=0x55555555 -> d0=0xaaaa5555 scc=1

target gfx900
asm s_xor_b32 s4, s2, s6 = 02 06 04 88
asm s_xor_b32 s4, s6, s8 = 06 08 04 88
asm s_xor_b32 s4, 0x12345678, s8 = ff 08 04 88 78 56 34 12
asm s_xor_b32 s4, m0, s8 = 7c 08 04 88
asm s_xor_b32 s4, s6, -16 = 06 d0 04 88
asm s_xor_b32 vcc_hi, s6, 0.5 = 06 f0 6b 88
bad s_xor_b32 v4, s2, s6
bad s_xor_b32 s4, s2

target gfx906
asm s_xor_b32 s4, s2, s6 = 02 06 04 88
asm s_xor_b32 s4, s6, s8 = 06 08 04 88
asm s_xor_b32 s4, 0x12345678, s8 = ff 08 04 88 78 56 34 12
asm s_xor_b32 s4, m0, s8 = 7c 08 04 88
asm s_xor_b32 s4, s6, -16 = 06 d0 04 88
asm s_xor_b32 vcc_hi, s6, 0.5 = 06 f0 6b 88
bad s_xor_b32 v4, s2, s6
bad s_xor_b32 s4, s2
