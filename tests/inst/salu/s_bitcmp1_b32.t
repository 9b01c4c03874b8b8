# s_bitcmp1_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_bitcmp1_b32 s2, s6 = 02 06 0d bf
asm s_bitcmp1_b32 s6, s8 = 06 08 0d bf
asm s_bitcmp1_b32 0x12345678, s8 = ff 08 0d bf 78 56 34 12
asm s_bitcmp1_b32 m0, s8 = 7c 08 0d bf
asm s_bitcmp1_b32 s6, -16 = 06 d0 0d bf
asm s_bitcmp1_b32 s6, 0.5 = 06 f0 0d bf
bad s_bitcmp1_b32 v2, s6 ! 1:15: first operand must be a scalar register or a constant
bad s_bitcmp1_b32 s2 ! 1:17: expected 2 operands, found 1

target gfx803 gfx900
run s0=0xfedcba98 s1=0xffffffff -> scc=1
run s0=1 s1=0x1f -> scc=0
run s0=0xffffffff s1=1 -> scc=1
run s0=0x7fffffff s1=0xffffffff -> scc=0
run s0=0xffffffff s1=0x20 -> scc=1
run s0=0xffff0000 s1=0x40 -> scc=0
run s0=0x7fffffff s1=0x20 -> scc=1
run s0=0x12345678 s1=0x40 -> scc=0
run s0=0xffffffff s1=4 -> scc=1
