# s_cmp_eq_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_cmp_eq_u32 s2, s6 = 02 06 06 bf
asm s_cmp_eq_u32 s6, s8 = 06 08 06 bf
asm s_cmp_eq_u32 0x12345678, s8 = ff 08 06 bf 78 56 34 12
asm s_cmp_eq_u32 m0, s8 = 7c 08 06 bf
asm s_cmp_eq_u32 s6, -16 = 06 d0 06 bf
asm s_cmp_eq_u32 s6, 0.5 = 06 f0 06 bf
bad s_cmp_eq_u32 v2, s6 ! 1:14: first operand must be a scalar register or a constant
bad s_cmp_eq_u32 s2 ! 1:16: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x7fffffff s1=0x7fffffff -> scc=1
run s0=0x80000000 s1=0x55555555 -> scc=0
run s0=0xffff0000 s1=0xffff0000 -> scc=1
run s0=0x80000000 s1=0xffff0000 -> scc=0
run s0=0xfedcba98 s1=0xfedcba98 -> scc=1
run s0=0x55555555 s1=0x7fffffff -> scc=0
run s0=0x55555555 s1=0x55555555 -> scc=1
