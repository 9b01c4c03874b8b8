# s_sub_i32: SCC is the signed overflow; the manual's "borrow" is wrong

target gfx803 gfx900 gfx906
asm s_sub_i32 s4, s2, s6 = 02 06 84 81
asm s_sub_i32 s4, s6, s8 = 06 08 84 81
asm s_sub_i32 s4, 0x12345678, s8 = ff 08 84 81 78 56 34 12
asm s_sub_i32 s4, m0, s8 = 7c 08 84 81
asm s_sub_i32 s4, s6, -16 = 06 d0 84 81
asm s_sub_i32 vcc_hi, s6, 0.5 = 06 f0 eb 81
bad s_sub_i32 v4, s2, s6 ! 1:11: destination must be a scalar register
bad s_sub_i32 s4, s2 ! 1:17: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x7fffffff s1=1 -> d0=0x7ffffffe scc=0
run s0=0x80000000 s1=0x80000000 -> d0=0 scc=0
run s0=0x80000000 s1=1 -> d0=0x7fffffff scc=1
run s0=1 s1=0x80000000 -> d0=0x80000001 scc=1
run s0=0xffffffff s1=1 -> d0=0xfffffffe scc=0
run s0=0 s1=1 -> d0=0xffffffff scc=0
run s0=0x55555555 s1=0xfedcba98 -> d0=0x56789abd scc=0
run s0=0x55555555 s1=0xffffffff -> d0=0x55555556 scc=0
run s0=0xfedcba98 s1=0x80000001 -> d0=0x7edcba97 scc=0
run s0=0xffff0000 s1=0xfedcba98 -> d0=0x1224568 scc=0
run s0=0x80000001 s1=0xffffffff -> d0=0x80000002 scc=0
run s0=0xfedcba98 s1=0x80000000 -> d0=0x7edcba98 scc=0

target gfx1200
asm s_sub_co_i32 s16, s32, s48 = 20 30 90 81
