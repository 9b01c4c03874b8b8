# s_bcnt1_i32_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_bcnt1_i32_b32 s4, s2 = 02 0c 84 be
asm s_bcnt1_i32_b32 s4, s6 = 06 0c 84 be
asm s_bcnt1_i32_b32 s4, 0x12345678 = ff 0c 84 be 78 56 34 12
asm s_bcnt1_i32_b32 s4, m0 = 7c 0c 84 be
asm s_bcnt1_i32_b32 s4, -16 = d0 0c 84 be
asm s_bcnt1_i32_b32 vcc_hi, 0.5 = f0 0c eb be
bad s_bcnt1_i32_b32 v4, s2 ! 1:17: destination must be a scalar register
bad s_bcnt1_i32_b32 s4 ! 1:19: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0 scc=0
run s0=0xffffffff -> d0=0x20 scc=1
run s0=0x7fffffff -> d0=0x1f scc=1
run s0=0x12345678 -> d0=0xd scc=1
run s0=0xfedcba98 -> d0=0x14 scc=1
run s0=0x80000001 -> d0=2 scc=1
run s0=1 -> d0=1 scc=1
run s0=0xffff0000 -> d0=0x10 scc=1
run s0=0x80000000 -> d0=1 scc=1
run s0=0x55555555 -> d0=0x10 scc=1

target gfx1010
asm s_bcnt1_i32_b32 s16, s32 = 20 0f 90 be

target gfx1100
asm s_bcnt1_i32_b32 s16, s32 = 20 18 90 be
