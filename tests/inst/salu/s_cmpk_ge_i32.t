# s_cmpk_ge_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_cmpk_ge_i32 s4, 0x1 = 01 00 84 b2
asm s_cmpk_ge_i32 s4, 0xffff = ff ff 84 b2
asm s_cmpk_ge_i32 s4, 0x7fff = ff 7f 84 b2
bad s_cmpk_ge_i32 v4, 0x1 ! 1:15: first operand must be a scalar register
bad s_cmpk_ge_i32 s4 ! 1:17: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x12345678 simm16=0xffff -> scc=1
run s0=0 simm16=0x1234 -> scc=0
run s0=0x55555555 simm16=0xffff -> scc=1
run s0=0xfedcba98 simm16=1 -> scc=0
run s0=1 simm16=0xffff -> scc=1
run s0=0xffffffff simm16=0 -> scc=0
run s0=1 simm16=1 -> scc=1

target gfx1010
asm s_cmpk_ge_i32 s16, 0x1 = 01 00 10 b3
