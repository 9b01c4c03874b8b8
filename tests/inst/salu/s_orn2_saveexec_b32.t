# s_orn2_saveexec_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
asm s_orn2_saveexec_b32 s16, s32 = 20 40 90 be
asm s_orn2_saveexec_b32 s16, -16 = d0 40 90 be
asm s_orn2_saveexec_b32 s32, -16 = d0 40 a0 be
asm s_orn2_saveexec_b32 s0, 0.5 = f0 40 80 be
asm s_orn2_saveexec_b32 s80, -16 = d0 40 d0 be
bad s_orn2_saveexec_b32 s0, s1, s2, s3, s4, s5 ! 1:29: expected 2 operands, found 6
bad s_orn2_saveexec_b32 s16, s32 offen ! 1:30: s_orn2_saveexec_b32 has no modifier 'offen'

target gfx1010:wave64
run s0=0x0 exec=0x1 -> d0=0x1 scc=1 exec=0xfffffffe
run s0=0x12345678 exec=0xf0f0f0f0abcdef01 -> d0=0xabcdef01 scc=1 exec=0xf0f0f0f0563656fe
run s0=0xffffffff exec=0xffffffffffffffff -> d0=0xffffffff scc=1 exec=0xffffffffffffffff
run s0=0x80000000 exec=0xf0f0f0f -> d0=0xf0f0f0f scc=1 exec=0xf0f0f0f0

target gfx1100
asm s_or_not1_saveexec_b32 s16, s32 = 20 32 90 be
