# s_nor_saveexec_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_nor_saveexec_b64 s[4:5], s[2:3] = 02 26 84 be
asm s_nor_saveexec_b64 s[4:5], s[6:7] = 06 26 84 be
asm s_nor_saveexec_b64 s[4:5], 0x12345678 = ff 26 84 be 78 56 34 12
asm s_nor_saveexec_b64 s[4:5], exec = 7e 26 84 be
asm s_nor_saveexec_b64 s[4:5], -16 = d0 26 84 be
asm s_nor_saveexec_b64 vcc, 0.5 = f0 26 ea be
bad s_nor_saveexec_b64 v[4:5], s[2:3] ! 1:20: destination must be 2 scalar registers
bad s_nor_saveexec_b64 s[4:5] ! 1:26: expected 2 operands, found 1

target gfx803 gfx900
run s0=0xffffffff exec=0xf0f0f0f00f0f0f0f -> d0=0xf0f0f0f00f0f0f0f scc=1 exec=0xf0f0f0f00000000
run s0=1 exec=0 -> d0=0 scc=1 exec=0xfffffffffffffffe
run s0=0x100000000 exec=0 -> d0=0 scc=1 exec=0xfffffffeffffffff
run s0=0 exec=0 -> d0=0 scc=1 exec=0xffffffffffffffff
run s0=0xffffffff00000000 exec=1 -> d0=1 scc=1 exec=0xfffffffe
run s0=0xfedcba9876543210 exec=1 -> d0=1 scc=1 exec=0x123456789abcdee
run s0=0x8000000000000000 exec=0 -> d0=0 scc=1 exec=0x7fffffffffffffff
run s0=0xffffffffffffffff exec=0 -> d0=0 scc=0 exec=0
run s0=0xffffffff00000000 exec=0 -> d0=0 scc=1 exec=0xffffffff

target gfx1010
asm s_nor_saveexec_b64 s[16:17], s[32:33] = 20 2a 90 be

target gfx1100
asm s_nor_saveexec_b64 s[16:17], s[32:33] = 20 29 90 be
