# s_cmpk_eq_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_cmpk_eq_u32 s4, 0x1 = 01 00 04 b4
asm s_cmpk_eq_u32 s4, 0xffff = ff ff 04 b4
asm s_cmpk_eq_u32 s4, 0x7fff = ff 7f 04 b4
bad s_cmpk_eq_u32 v4, 0x1 ! 1:15: first operand must be a scalar register
bad s_cmpk_eq_u32 s4 ! 1:17: expected 2 operands, found 1

target gfx803 gfx900
run s0=1 simm16=1 -> scc=1
run s0=0x55555555 simm16=0 -> scc=0
run s0=0 simm16=0 -> scc=1
run s0=0x80000001 simm16=0xffff -> scc=0
run s0=0xfedcba98 simm16=0xffff -> scc=0

target gfx1010
asm s_cmpk_eq_u32 s16, 0x1 = 01 00 90 b4
