# s_orn2_saveexec_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_orn2_saveexec_b64 s[4:5], s[2:3] = 02 24 84 be
asm s_orn2_saveexec_b64 s[4:5], s[6:7] = 06 24 84 be
asm s_orn2_saveexec_b64 s[4:5], 0x12345678 = ff 24 84 be 78 56 34 12
asm s_orn2_saveexec_b64 s[4:5], exec = 7e 24 84 be
asm s_orn2_saveexec_b64 s[4:5], -16 = d0 24 84 be
asm s_orn2_saveexec_b64 vcc, 0.5 = f0 24 ea be
bad s_orn2_saveexec_b64 v[4:5], s[2:3] ! 1:21: destination must be 2 scalar registers
bad s_orn2_saveexec_b64 s[4:5] ! 1:27: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x7fffffffffffffff exec=0xf0f0f0f00f0f0f0f -> d0=0xf0f0f0f00f0f0f0f scc=1 exec=0x7fffffffffffffff
run s0=0xfedcba9876543210 exec=0xffffffffffffffff -> d0=0xffffffffffffffff scc=1 exec=0xfedcba9876543210
run s0=0x123456789abcdef exec=1 -> d0=1 scc=1 exec=0xffffffffffffffff
run s0=0xffffffffffffffff exec=0 -> d0=0 scc=1 exec=0xffffffffffffffff
run s0=0xffffffff exec=0xffffffffffffffff -> d0=0xffffffffffffffff scc=1 exec=0xffffffff
run s0=0xffffffffffffffff exec=0xffffffffffffffff -> d0=0xffffffffffffffff scc=1 exec=0xffffffffffffffff
run s0=0xffffffff00000000 exec=0xffffffffffffffff -> d0=0xffffffffffffffff scc=1 exec=0xffffffff00000000
run s0=0xffffffff exec=0xf0f0f0f00f0f0f0f -> d0=0xf0f0f0f00f0f0f0f scc=1 exec=0xf0f0f0fffffffff
run s0=0xffffffffffffffff exec=0xf0f0f0f00f0f0f0f -> d0=0xf0f0f0f00f0f0f0f scc=1 exec=0xffffffffffffffff

target gfx1010
asm s_orn2_saveexec_b64 s[16:17], s[32:33] = 20 28 90 be

target gfx1100
asm s_or_not1_saveexec_b64 s[16:17], s[32:33] = 20 33 90 be
