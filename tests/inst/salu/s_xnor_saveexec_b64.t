# s_xnor_saveexec_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_xnor_saveexec_b64 s[4:5], s[2:3] = 02 27 84 be
asm s_xnor_saveexec_b64 s[4:5], s[6:7] = 06 27 84 be
asm s_xnor_saveexec_b64 s[4:5], 0x12345678 = ff 27 84 be 78 56 34 12
asm s_xnor_saveexec_b64 s[4:5], exec = 7e 27 84 be
asm s_xnor_saveexec_b64 s[4:5], -16 = d0 27 84 be
asm s_xnor_saveexec_b64 vcc, 0.5 = f0 27 ea be
bad s_xnor_saveexec_b64 v[4:5], s[2:3] ! 1:21: destination must be 2 scalar registers
bad s_xnor_saveexec_b64 s[4:5] ! 1:27: expected 2 operands, found 1

target gfx803 gfx900
run s0=0xffffffffffffffff exec=0xffffffffffffffff -> d0=0xffffffffffffffff scc=1 exec=0xffffffffffffffff
run s0=0xffffffff exec=1 -> d0=1 scc=1 exec=0xffffffff00000001
run s0=0xfedcba9876543210 exec=0 -> d0=0 scc=1 exec=0x123456789abcdef
run s0=0xfedcba9876543210 exec=0xffffffffffffffff -> d0=0xffffffffffffffff scc=1 exec=0xfedcba9876543210
run s0=0x8000000000000000 exec=1 -> d0=1 scc=1 exec=0x7ffffffffffffffe
run s0=0 exec=0xffffffffffffffff -> d0=0xffffffffffffffff scc=0 exec=0
run s0=0xfedcba9876543210 exec=0xf0f0f0f00f0f0f0f -> d0=0xf0f0f0f00f0f0f0f scc=1 exec=0xf1d3b59786a4c2e0
run s0=0 exec=1 -> d0=1 scc=1 exec=0xfffffffffffffffe
run s0=0x123456789abcdef exec=0xf0f0f0f00f0f0f0f -> d0=0xf0f0f0f00f0f0f0f scc=1 exec=0xe2c4a68795b3d1f

target gfx1010
asm s_xnor_saveexec_b64 s[16:17], s[32:33] = 20 2b 90 be
