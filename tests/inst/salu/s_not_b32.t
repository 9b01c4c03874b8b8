# s_not_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_not_b32 s4, s2 = 02 04 84 be
asm s_not_b32 s4, s6 = 06 04 84 be
asm s_not_b32 s4, 0x12345678 = ff 04 84 be 78 56 34 12
asm s_not_b32 s4, m0 = 7c 04 84 be
asm s_not_b32 s4, -16 = d0 04 84 be
asm s_not_b32 vcc_hi, 0.5 = f0 04 eb be
bad s_not_b32 v4, s2 ! 1:11: destination must be a scalar register
bad s_not_b32 s4 ! 1:13: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0xffffffff scc=1
run s0=1 -> d0=0xfffffffe scc=1
run s0=0xffffffff -> d0=0 scc=0
run s0=0x7fffffff -> d0=0x80000000 scc=1
run s0=0x80000000 -> d0=0x7fffffff scc=1
run s0=0x12345678 -> d0=0xedcba987 scc=1
run s0=0xfedcba98 -> d0=0x1234567 scc=1
run s0=0x80000001 -> d0=0x7ffffffe scc=1
run s0=0xffff0000 -> d0=0xffff scc=1
run s0=0x55555555 -> d0=0xaaaaaaaa scc=1

target gfx1010
asm s_not_b32 s16, s32 = 20 07 90 be

target gfx1100
asm s_not_b32 s16, s32 = 20 1e 90 be
