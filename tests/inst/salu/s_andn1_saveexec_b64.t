# s_andn1_saveexec_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm s_andn1_saveexec_b64 s[4:5], s[2:3] = 02 33 84 be
asm s_andn1_saveexec_b64 s[4:5], s[6:7] = 06 33 84 be
asm s_andn1_saveexec_b64 s[4:5], 0x12345678 = ff 33 84 be 78 56 34 12
asm s_andn1_saveexec_b64 s[4:5], exec = 7e 33 84 be
asm s_andn1_saveexec_b64 s[4:5], -16 = d0 33 84 be
asm s_andn1_saveexec_b64 vcc, 0.5 = f0 33 ea be
bad s_andn1_saveexec_b64 v[4:5], s[2:3] ! 1:22: destination must be 2 scalar registers
bad s_andn1_saveexec_b64 s[4:5] ! 1:28: expected 2 operands, found 1

target gfx900
run s0=0xfedcba9876543210 exec=0xffffffffffffffff -> d0=0xffffffffffffffff scc=1 exec=0x123456789abcdef
run s0=1 exec=0xffffffffffffffff -> d0=0xffffffffffffffff scc=1 exec=0xfffffffffffffffe
run s0=0x123456789abcdef exec=0xffffffffffffffff -> d0=0xffffffffffffffff scc=1 exec=0xfedcba9876543210
run s0=0xffffffff00000000 exec=0xffffffffffffffff -> d0=0xffffffffffffffff scc=1 exec=0xffffffff
run s0=0x8000000000000000 exec=0xf0f0f0f00f0f0f0f -> d0=0xf0f0f0f00f0f0f0f scc=1 exec=0x70f0f0f00f0f0f0f
run s0=1 exec=0xf0f0f0f00f0f0f0f -> d0=0xf0f0f0f00f0f0f0f scc=1 exec=0xf0f0f0f00f0f0f0e
run s0=0xffffffff exec=0xf0f0f0f00f0f0f0f -> d0=0xf0f0f0f00f0f0f0f scc=1 exec=0xf0f0f0f000000000
run s0=0xffffffffffffffff exec=0xf0f0f0f00f0f0f0f -> d0=0xf0f0f0f00f0f0f0f scc=0 exec=0
run s0=0x8000000000000000 exec=0xffffffffffffffff -> d0=0xffffffffffffffff scc=1 exec=0x7fffffffffffffff

target gfx1010
asm s_andn1_saveexec_b64 s[16:17], s[32:33] = 20 37 90 be

target gfx1100
asm s_and_not0_saveexec_b64 s[16:17], s[32:33] = 20 2d 90 be
