# s_nor_saveexec_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
asm s_nor_saveexec_b32 s16, s32 = 20 42 90 be
asm s_nor_saveexec_b32 s64, 0.5 = f0 42 c0 be
asm s_nor_saveexec_b32 s0, s40 = 28 42 80 be
asm s_nor_saveexec_b32 s0, vcc_lo = 6a 42 80 be
asm s_nor_saveexec_b32 s64, -16 = d0 42 c0 be
bad s_nor_saveexec_b32 s0, s1, s2, s3, s4, s5 ! 1:28: expected 2 operands, found 6
bad s_nor_saveexec_b32 s16, s32 offen ! 1:29: s_nor_saveexec_b32 has no modifier 'offen'

target gfx1010:wave64
run s0=0x0 exec=0x1 -> d0=0x1 scc=1 exec=0xfffffffe
run s0=0x12345678 exec=0xf0f0f0f0abcdef01 -> d0=0xabcdef01 scc=1 exec=0xf0f0f0f044020086
run s0=0xffffffff exec=0xffffffffffffffff -> d0=0xffffffff scc=0 exec=0xffffffff00000000
run s0=0x80000000 exec=0xf0f0f0f -> d0=0xf0f0f0f scc=1 exec=0x70f0f0f0

target gfx1100
asm s_nor_saveexec_b32 s16, s32 = 20 28 90 be
