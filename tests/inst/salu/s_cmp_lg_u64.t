# s_cmp_lg_u64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_cmp_lg_u64 s[2:3], s[6:7] = 02 06 13 bf
asm s_cmp_lg_u64 s[6:7], s[8:9] = 06 08 13 bf
asm s_cmp_lg_u64 0x12345678, s[8:9] = ff 08 13 bf 78 56 34 12
asm s_cmp_lg_u64 exec, s[8:9] = 7e 08 13 bf
asm s_cmp_lg_u64 s[6:7], -16 = 06 d0 13 bf
asm s_cmp_lg_u64 s[6:7], 0.5 = 06 f0 13 bf
bad s_cmp_lg_u64 v[2:3], s[6:7] ! 1:14: first operand must be 2 scalar registers or a constant
bad s_cmp_lg_u64 s[2:3] ! 1:20: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x100000000 s1=0x100000000 -> scc=0
run s0=0x100000000 s1=0xfedcba9876543210 -> scc=1
run s0=0xffffffffffffffff s1=0xffffffffffffffff -> scc=0
run s0=1 s1=0x7fffffffffffffff -> scc=1
run s0=0xfedcba9876543210 s1=0xfedcba9876543210 -> scc=0
run s0=0xfedcba9876543210 s1=0x7fffffffffffffff -> scc=1
run s0=0xffffffff00000000 s1=0xffffffff00000000 -> scc=0

target gfx1100
asm s_cmp_lg_u64 s[16:17], s[32:33] = 10 20 11 bf
