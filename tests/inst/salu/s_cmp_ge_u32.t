# s_cmp_ge_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_cmp_ge_u32 s2, s6 = 02 06 09 bf
asm s_cmp_ge_u32 s6, s8 = 06 08 09 bf
asm s_cmp_ge_u32 0x12345678, s8 = ff 08 09 bf 78 56 34 12
asm s_cmp_ge_u32 m0, s8 = 7c 08 09 bf
asm s_cmp_ge_u32 s6, -16 = 06 d0 09 bf
asm s_cmp_ge_u32 s6, 0.5 = 06 f0 09 bf
bad s_cmp_ge_u32 v2, s6 ! 1:14: first operand must be a scalar register or a constant
bad s_cmp_ge_u32 s2 ! 1:16: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x80000000 s1=0xfedcba98 -> scc=0
run s0=0xffffffff s1=1 -> scc=1
run s0=0x12345678 s1=0x55555555 -> scc=0
run s0=0x80000001 s1=0x80000001 -> scc=1
run s0=1 s1=0x7fffffff -> scc=0
run s0=0xffff0000 s1=0x12345678 -> scc=1
run s0=0x80000001 s1=0xfedcba98 -> scc=0
