# s_andn2_saveexec_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
asm s_andn2_saveexec_b32 s16, s32 = 20 3f 90 be
asm s_andn2_saveexec_b32 s0, vcc_lo = 6a 3f 80 be
asm s_andn2_saveexec_b32 s64, s58 = 3a 3f c0 be
asm s_andn2_saveexec_b32 s0, 0x12345678 = ff 3f 80 be 78 56 34 12
asm s_andn2_saveexec_b32 s16, s54 = 36 3f 90 be
bad s_andn2_saveexec_b32 s0, s1, s2, s3, s4, s5 ! 1:30: expected 2 operands, found 6
bad s_andn2_saveexec_b32 s16, s32 offen ! 1:31: s_andn2_saveexec_b32 has no modifier 'offen'

target gfx1010:wave64
run s0=0x0 exec=0x1 -> d0=0x1 scc=0 exec=0x0
run s0=0x12345678 exec=0xf0f0f0f0abcdef01 -> d0=0xabcdef01 scc=1 exec=0xf0f0f0f010301078
run s0=0xffffffff exec=0xffffffffffffffff -> d0=0xffffffff scc=0 exec=0xffffffff00000000
run s0=0x80000000 exec=0xf0f0f0f -> d0=0xf0f0f0f scc=1 exec=0x80000000

target gfx1100
asm s_and_not1_saveexec_b32 s16, s32 = 20 30 90 be
