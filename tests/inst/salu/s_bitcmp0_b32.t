# s_bitcmp0_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_bitcmp0_b32 s2, s6 = 02 06 0c bf
asm s_bitcmp0_b32 s6, s8 = 06 08 0c bf
asm s_bitcmp0_b32 0x12345678, s8 = ff 08 0c bf 78 56 34 12
asm s_bitcmp0_b32 m0, s8 = 7c 08 0c bf
asm s_bitcmp0_b32 s6, -16 = 06 d0 0c bf
asm s_bitcmp0_b32 s6, 0.5 = 06 f0 0c bf
bad s_bitcmp0_b32 v2, s6 ! 1:15: first operand must be a scalar register or a constant
bad s_bitcmp0_b32 s2 ! 1:17: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x80000000 s1=0x3f -> scc=0
run s0=0x55555555 s1=1 -> scc=1
run s0=0x80000001 s1=0x3f -> scc=0
run s0=0x80000000 s1=0x20 -> scc=1
run s0=0xffffffff s1=0 -> scc=0
run s0=0 s1=0 -> scc=1
run s0=0xffff0000 s1=0x1f -> scc=0
run s0=1 s1=0xffffffff -> scc=1
run s0=0xffffffff s1=0x40 -> scc=0
