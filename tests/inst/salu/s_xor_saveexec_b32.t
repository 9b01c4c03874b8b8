# s_xor_saveexec_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
asm s_xor_saveexec_b32 s16, s32 = 20 3e 90 be
asm s_xor_saveexec_b32 s32, 1 = 81 3e a0 be
asm s_xor_saveexec_b32 s64, 0x12345678 = ff 3e c0 be 78 56 34 12
asm s_xor_saveexec_b32 s80, vcc_lo = 6a 3e d0 be
asm s_xor_saveexec_b32 s0, vcc_lo = 6a 3e 80 be
bad s_xor_saveexec_b32 s0, s1, s2, s3, s4, s5 ! 1:28: expected 2 operands, found 6
bad s_xor_saveexec_b32 s16, s32 offen ! 1:29: s_xor_saveexec_b32 has no modifier 'offen'

target gfx1010:wave64
run s0=0x0 exec=0x1 -> d0=0x1 scc=1 exec=0x1
run s0=0x12345678 exec=0xf0f0f0f0abcdef01 -> d0=0xabcdef01 scc=1 exec=0xf0f0f0f0b9f9b979
run s0=0xffffffff exec=0xffffffffffffffff -> d0=0xffffffff scc=0 exec=0xffffffff00000000
run s0=0x80000000 exec=0xf0f0f0f -> d0=0xf0f0f0f scc=1 exec=0x8f0f0f0f

target gfx1100
asm s_xor_saveexec_b32 s16, s32 = 20 24 90 be
