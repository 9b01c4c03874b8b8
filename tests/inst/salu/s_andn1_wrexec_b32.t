# s_andn1_wrexec_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
asm s_andn1_wrexec_b32 s16, s32 = 20 46 90 be
asm s_andn1_wrexec_b32 s80, 1 = 81 46 d0 be
asm s_andn1_wrexec_b32 s16, -16 = d0 46 90 be
asm s_andn1_wrexec_b32 s48, s32 = 20 46 b0 be
asm s_andn1_wrexec_b32 s32, 0.5 = f0 46 a0 be
bad s_andn1_wrexec_b32 s0, s1, s2, s3, s4, s5 ! 1:28: expected 2 operands, found 6
bad s_andn1_wrexec_b32 s16, s32 offen ! 1:29: s_andn1_wrexec_b32 has no modifier 'offen'

target gfx1010:wave64
run s0=0x0 exec=0x1 -> d0=0x1 scc=1 exec=0x1
run s0=0x12345678 exec=0xf0f0f0f0abcdef01 -> d0=0xa9c9a901 scc=1 exec=0xf0f0f0f0a9c9a901
run s0=0xffffffff exec=0xffffffffffffffff -> d0=0x0 scc=0 exec=0xffffffff00000000
run s0=0x80000000 exec=0xf0f0f0f -> d0=0xf0f0f0f scc=1 exec=0xf0f0f0f

target gfx1100
asm s_and_not0_wrexec_b32 s16, s32 = 20 34 90 be
