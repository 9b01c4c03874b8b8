# s_or_b32: manual 12.1

target gfx803 gfx900 gfx906
asm s_or_b32 s4, s2, s6 = 02 06 04 87
asm s_or_b32 s4, s6, s8 = 06 08 04 87
asm s_or_b32 s4, 0x12345678, s8 = ff 08 04 87 78 56 34 12
asm s_or_b32 s4, m0, s8 = 7c 08 04 87
asm s_or_b32 s4, s6, -16 = 06 d0 04 87
asm s_or_b32 vcc_hi, s6, 0.5 = 06 f0 6b 87
bad s_or_b32 v4, s2, s6 ! 1:10: destination must be a scalar register
bad s_or_b32 s4, s2 ! 1:16: expected 3 operands, found 2

target gfx803 gfx900
run s0=0 s1=0x12345678 -> d0=0x12345678 scc=1
run s0=0xfedcba98 s1=0x80000001 -> d0=0xfedcba99 scc=1
run s0=0xfedcba98 s1=0x55555555 -> d0=0xffddffdd scc=1
run s0=0x80000000 s1=0x12345678 -> d0=0x92345678 scc=1
run s0=0x80000001 s1=0x12345678 -> d0=0x92345679 scc=1
run s0=0xffff0000 s1=0x55555555 -> d0=0xffff5555 scc=1
run s0=1 s1=0 -> d0=1 scc=1
run s0=0x7fffffff s1=0x55555555 -> d0=0x7fffffff scc=1
run s0=0 s1=0x55555555 -> d0=0x55555555 scc=1

target gfx1010
asm s_or_b32 s16, s32, s48 = 20 30 10 88

target gfx1100
asm s_or_b32 s16, s32, s48 = 20 30 10 8c
