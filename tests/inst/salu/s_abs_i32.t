# s_abs_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_abs_i32 s4, s2 = 02 30 84 be
asm s_abs_i32 s4, s6 = 06 30 84 be
asm s_abs_i32 s4, 0x12345678 = ff 30 84 be 78 56 34 12
asm s_abs_i32 s4, m0 = 7c 30 84 be
asm s_abs_i32 s4, -16 = d0 30 84 be
asm s_abs_i32 vcc_hi, 0.5 = f0 30 eb be
bad s_abs_i32 v4, s2 ! 1:11: destination must be a scalar register
bad s_abs_i32 s4 ! 1:13: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0 scc=0
run s0=0x80000000 -> d0=0x80000000 scc=1
run s0=0x12345678 -> d0=0x12345678 scc=1
run s0=0xfedcba98 -> d0=0x1234568 scc=1
run s0=0xffff0000 -> d0=0x10000 scc=1
run s0=0x55555555 -> d0=0x55555555 scc=1
run s0=1 -> d0=1 scc=1
run s0=0x7fffffff -> d0=0x7fffffff scc=1
run s0=0xffffffff -> d0=1 scc=1
run s0=0x80000001 -> d0=0x7fffffff scc=1

target gfx1010
asm s_abs_i32 s16, s32 = 20 34 90 be

target gfx1100
asm s_abs_i32 s16, s32 = 20 15 90 be
