# s_bitcmp0_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_bitcmp0_b64 s[2:3], s6 = 02 06 0e bf
asm s_bitcmp0_b64 s[6:7], s8 = 06 08 0e bf
asm s_bitcmp0_b64 0x12345678, s8 = ff 08 0e bf 78 56 34 12
asm s_bitcmp0_b64 exec, s8 = 7e 08 0e bf
asm s_bitcmp0_b64 s[6:7], -16 = 06 d0 0e bf
asm s_bitcmp0_b64 s[6:7], 0.5 = 06 f0 0e bf
bad s_bitcmp0_b64 v[2:3], s6 ! 1:15: first operand must be 2 scalar registers or a constant
bad s_bitcmp0_b64 s[2:3] ! 1:21: expected 2 operands, found 1

target gfx803 gfx900
run s0=0xffffffffffffffff s1=1 -> scc=0
run s0=0xffffffff00000000 s1=1 -> scc=1
run s0=0x123456789abcdef s1=1 -> scc=0
run s0=0x100000000 s1=0x1f -> scc=1
run s0=0x7fffffffffffffff s1=0x21 -> scc=0
run s0=1 s1=0x21 -> scc=1
run s0=0x8000000000000000 s1=0xffffffff -> scc=0
run s0=0x123456789abcdef s1=0xffffffff -> scc=1
run s0=0xffffffff00000000 s1=0x20 -> scc=0
