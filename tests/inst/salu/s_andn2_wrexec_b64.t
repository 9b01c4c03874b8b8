# s_andn2_wrexec_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm s_andn2_wrexec_b64 s[4:5], s[2:3] = 02 36 84 be
asm s_andn2_wrexec_b64 s[4:5], s[6:7] = 06 36 84 be
asm s_andn2_wrexec_b64 s[4:5], 0x12345678 = ff 36 84 be 78 56 34 12
asm s_andn2_wrexec_b64 s[4:5], exec = 7e 36 84 be
asm s_andn2_wrexec_b64 s[4:5], -16 = d0 36 84 be
asm s_andn2_wrexec_b64 vcc, 0.5 = f0 36 ea be
bad s_andn2_wrexec_b64 v[4:5], s[2:3] ! 1:20: destination must be 2 scalar registers
bad s_andn2_wrexec_b64 s[4:5] ! 1:26: expected 2 operands, found 1

target gfx900
run s0=0xffffffffffffffff exec=0 -> d0=0xffffffffffffffff scc=1 exec=0xffffffffffffffff
run s0=0xffffffff00000000 exec=1 -> d0=0xffffffff00000000 scc=1 exec=0xffffffff00000000
run s0=0x7fffffffffffffff exec=0xf0f0f0f00f0f0f0f -> d0=0xf0f0f0ff0f0f0f0 scc=1 exec=0xf0f0f0ff0f0f0f0
run s0=0x123456789abcdef exec=0xf0f0f0f00f0f0f0f -> d0=0x103050780a0c0e0 scc=1 exec=0x103050780a0c0e0
run s0=0xffffffff exec=1 -> d0=0xfffffffe scc=1 exec=0xfffffffe
run s0=1 exec=0 -> d0=1 scc=1 exec=1
run s0=0xffffffff exec=0xf0f0f0f00f0f0f0f -> d0=0xf0f0f0f0 scc=1 exec=0xf0f0f0f0
run s0=0x123456789abcdef exec=0 -> d0=0x123456789abcdef scc=1 exec=0x123456789abcdef
run s0=0x7fffffffffffffff exec=0 -> d0=0x7fffffffffffffff scc=1 exec=0x7fffffffffffffff

target gfx1010
asm s_andn2_wrexec_b64 s[16:17], s[32:33] = 20 3a 90 be

target gfx1100
asm s_and_not1_wrexec_b64 s[16:17], s[32:33] = 20 37 90 be
