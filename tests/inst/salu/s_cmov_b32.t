# s_cmov_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_cmov_b32 s4, s2 = 02 02 84 be
asm s_cmov_b32 s4, s6 = 06 02 84 be
asm s_cmov_b32 s4, 0x12345678 = ff 02 84 be 78 56 34 12
asm s_cmov_b32 s4, m0 = 7c 02 84 be
asm s_cmov_b32 s4, -16 = d0 02 84 be
asm s_cmov_b32 vcc_hi, 0.5 = f0 02 eb be
bad s_cmov_b32 v4, s2 ! 1:12: destination must be a scalar register
bad s_cmov_b32 s4 ! 1:14: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x7fffffff scc=0 d0=0x80000001 -> d0=0x80000001
run s0=0xfedcba98 scc=0 d0=0xffff0000 -> d0=0xffff0000
run s0=0 scc=1 d0=0x80000000 -> d0=0
run s0=1 scc=1 d0=1 -> d0=1
run s0=0x80000000 scc=0 d0=0xffffffff -> d0=0xffffffff
run s0=0x7fffffff scc=1 d0=0x7fffffff -> d0=0x7fffffff
run s0=0xfedcba98 scc=1 d0=0xffff0000 -> d0=0xfedcba98
run s0=0x12345678 scc=1 d0=0x55555555 -> d0=0x12345678
run s0=0x80000000 scc=0 d0=0x80000000 -> d0=0x80000000

target gfx1010
asm s_cmov_b32 s16, s32 = 20 05 90 be
