# s_or_saveexec_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
asm s_or_saveexec_b32 s16, s32 = 20 3d 90 be
asm s_or_saveexec_b32 s0, 0.5 = f0 3d 80 be
asm s_or_saveexec_b32 s0, s56 = 38 3d 80 be
asm s_or_saveexec_b32 s0, s24 = 18 3d 80 be
asm s_or_saveexec_b32 s80, s40 = 28 3d d0 be
bad s_or_saveexec_b32 s0, s1, s2, s3, s4, s5 ! 1:27: expected 2 operands, found 6
bad s_or_saveexec_b32 s16, s32 offen ! 1:28: s_or_saveexec_b32 has no modifier 'offen'

target gfx1010:wave64
run s0=0x0 exec=0x1 -> d0=0x1 scc=1 exec=0x1
run s0=0x12345678 exec=0xf0f0f0f0abcdef01 -> d0=0xabcdef01 scc=1 exec=0xf0f0f0f0bbfdff79
run s0=0xffffffff exec=0xffffffffffffffff -> d0=0xffffffff scc=1 exec=0xffffffffffffffff
run s0=0x80000000 exec=0xf0f0f0f -> d0=0xf0f0f0f scc=1 exec=0x8f0f0f0f

target gfx1100
asm s_or_saveexec_b32 s16, s32 = 20 22 90 be
