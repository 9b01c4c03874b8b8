# s_andn2_wrexec_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
asm s_andn2_wrexec_b32 s16, s32 = 20 47 90 be
asm s_andn2_wrexec_b32 s16, 0x12345678 = ff 47 90 be 78 56 34 12
asm s_andn2_wrexec_b32 s16, -16 = d0 47 90 be
asm s_andn2_wrexec_b32 s16, 1 = 81 47 90 be
asm s_andn2_wrexec_b32 s80, vcc_lo = 6a 47 d0 be
bad s_andn2_wrexec_b32 s0, s1, s2, s3, s4, s5 ! 1:28: expected 2 operands, found 6
bad s_andn2_wrexec_b32 s16, s32 offen ! 1:29: s_andn2_wrexec_b32 has no modifier 'offen'

target gfx1010:wave64
run s0=0x0 exec=0x1 -> d0=0x0 scc=0 exec=0x0
run s0=0x12345678 exec=0xf0f0f0f0abcdef01 -> d0=0x10301078 scc=1 exec=0xf0f0f0f010301078
run s0=0xffffffff exec=0xffffffffffffffff -> d0=0x0 scc=0 exec=0xffffffff00000000
run s0=0x80000000 exec=0xf0f0f0f -> d0=0x80000000 scc=1 exec=0x80000000

target gfx1100
asm s_and_not1_wrexec_b32 s16, s32 = 20 36 90 be
