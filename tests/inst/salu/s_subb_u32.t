# s_subb_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_subb_u32 s4, s2, s6 = 02 06 84 82
asm s_subb_u32 s4, s6, s8 = 06 08 84 82
asm s_subb_u32 s4, 0x12345678, s8 = ff 08 84 82 78 56 34 12
asm s_subb_u32 s4, m0, s8 = 7c 08 84 82
asm s_subb_u32 s4, s6, -16 = 06 d0 84 82
asm s_subb_u32 vcc_hi, s6, 0.5 = 06 f0 eb 82
bad s_subb_u32 v4, s2, s6 ! 1:12: destination must be a scalar register
bad s_subb_u32 s4, s2 ! 1:18: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x7fffffff s1=1 scc=0 -> d0=0x7ffffffe scc=0
run s0=0x7fffffff s1=1 scc=1 -> d0=0x7ffffffd scc=0
run s0=0x80000000 s1=0x80000000 scc=0 -> d0=0 scc=0
run s0=0x80000000 s1=0x80000000 scc=1 -> d0=0xffffffff scc=1
run s0=0x80000000 s1=1 scc=0 -> d0=0x7fffffff scc=0
run s0=0x80000000 s1=1 scc=1 -> d0=0x7ffffffe scc=0
run s0=1 s1=0x80000000 scc=0 -> d0=0x80000001 scc=1
run s0=1 s1=0x80000000 scc=1 -> d0=0x80000000 scc=1
run s0=0xffffffff s1=1 scc=0 -> d0=0xfffffffe scc=0
run s0=0xffffffff s1=1 scc=1 -> d0=0xfffffffd scc=0
run s0=0x55555555 s1=0xffff0000 scc=1 -> d0=0x55565554 scc=1
run s0=1 s1=0x12345678 scc=1 -> d0=0xedcba988 scc=1
run s0=0xffff0000 s1=0xffffffff scc=0 -> d0=0xffff0001 scc=1
run s0=0x7fffffff s1=0xffff0000 scc=1 -> d0=0x8000fffe scc=1
run s0=0x55555555 s1=0 scc=1 -> d0=0x55555554 scc=0

target gfx1200
asm s_sub_co_ci_u32 s16, s32, s48 = 20 30 90 82
