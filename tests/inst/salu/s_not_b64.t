# s_not_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_not_b64 s[4:5], s[2:3] = 02 05 84 be
asm s_not_b64 s[4:5], s[6:7] = 06 05 84 be
asm s_not_b64 s[4:5], 0x12345678 = ff 05 84 be 78 56 34 12
asm s_not_b64 s[4:5], exec = 7e 05 84 be
asm s_not_b64 s[4:5], -16 = d0 05 84 be
asm s_not_b64 vcc, 0.5 = f0 05 ea be
bad s_not_b64 v[4:5], s[2:3] ! 1:11: destination must be 2 scalar registers
bad s_not_b64 s[4:5] ! 1:17: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0xffffffffffffffff scc=1
run s0=1 -> d0=0xfffffffffffffffe scc=1
run s0=0xffffffffffffffff -> d0=0 scc=0
run s0=0x7fffffffffffffff -> d0=0x8000000000000000 scc=1
run s0=0x8000000000000000 -> d0=0x7fffffffffffffff scc=1
run s0=0x123456789abcdef -> d0=0xfedcba9876543210 scc=1
run s0=0xfedcba9876543210 -> d0=0x123456789abcdef scc=1
run s0=0xffffffff00000000 -> d0=0xffffffff scc=1
run s0=0xffffffff -> d0=0xffffffff00000000 scc=1
run s0=0x100000000 -> d0=0xfffffffeffffffff scc=1

target gfx1010
asm s_not_b64 s[16:17], s[32:33] = 20 08 90 be

target gfx1100
asm s_not_b64 s[16:17], s[32:33] = 20 1f 90 be
