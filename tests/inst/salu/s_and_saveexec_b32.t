# s_and_saveexec_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
asm s_and_saveexec_b32 s16, s32 = 20 3c 90 be
asm s_and_saveexec_b32 s80, -16 = d0 3c d0 be
asm s_and_saveexec_b32 s32, 1 = 81 3c a0 be
asm s_and_saveexec_b32 s64, s70 = 46 3c c0 be
asm s_and_saveexec_b32 s64, s8 = 08 3c c0 be
bad s_and_saveexec_b32 s0, s1, s2, s3, s4, s5 ! 1:28: expected 2 operands, found 6
bad s_and_saveexec_b32 s16, s32 offen ! 1:29: s_and_saveexec_b32 has no modifier 'offen'

target gfx1010:wave64
run s0=0x0 exec=0x1 -> d0=0x1 scc=0 exec=0x0
run s0=0x12345678 exec=0xf0f0f0f0abcdef01 -> d0=0xabcdef01 scc=1 exec=0xf0f0f0f002044600
run s0=0xffffffff exec=0xffffffffffffffff -> d0=0xffffffff scc=1 exec=0xffffffffffffffff
run s0=0x80000000 exec=0xf0f0f0f -> d0=0xf0f0f0f scc=0 exec=0x0

target gfx1100
asm s_and_saveexec_b32 s16, s32 = 20 20 90 be
