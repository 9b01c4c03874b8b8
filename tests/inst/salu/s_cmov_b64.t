# s_cmov_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_cmov_b64 s[4:5], s[2:3] = 02 03 84 be
bad s_cmov_b64 v[4:5], s[2:3] ! 1:12: destination must be 2 scalar registers
bad s_cmov_b64 s[4:5] ! 1:18: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x7fffffffffffffff scc=0 d0=0x100000000 -> d0=0x100000000
run s0=0xfedcba9876543210 scc=1 d0=0xffffffffffffffff -> d0=0xfedcba9876543210
run s0=0xffffffffffffffff scc=1 d0=0 -> d0=0xffffffffffffffff
run s0=0x8000000000000000 scc=1 d0=0x8000000000000000 -> d0=0x8000000000000000
run s0=1 scc=0 d0=1 -> d0=1
run s0=0 scc=0 d0=0xffffffff -> d0=0xffffffff
run s0=0x123456789abcdef scc=0 d0=0xffffffff00000000 -> d0=0xffffffff00000000
run s0=0xfedcba9876543210 scc=0 d0=0 -> d0=0
run s0=1 scc=0 d0=0x7fffffffffffffff -> d0=0x7fffffffffffffff

target gfx1010
asm s_cmov_b64 s[16:17], s[32:33] = 20 06 90 be
