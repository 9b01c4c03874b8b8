# s_xnor_saveexec_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1010
asm s_xnor_saveexec_b32 s16, s32 = 20 43 90 be
asm s_xnor_saveexec_b32 s0, 1 = 81 43 80 be
asm s_xnor_saveexec_b32 s48, s60 = 3c 43 b0 be
asm s_xnor_saveexec_b32 s64, -16 = d0 43 c0 be
asm s_xnor_saveexec_b32 s32, 0.5 = f0 43 a0 be
bad s_xnor_saveexec_b32 s0, s1, s2, s3, s4, s5 ! 1:29: expected 2 operands, found 6
bad s_xnor_saveexec_b32 s16, s32 offen ! 1:30: s_xnor_saveexec_b32 has no modifier 'offen'

target gfx1010:wave64
run s0=0x0 exec=0x1 -> d0=0x1 scc=1 exec=0xfffffffe
run s0=0x12345678 exec=0xf0f0f0f0abcdef01 -> d0=0xabcdef01 scc=1 exec=0xf0f0f0f046064686
run s0=0xffffffff exec=0xffffffffffffffff -> d0=0xffffffff scc=1 exec=0xffffffffffffffff
run s0=0x80000000 exec=0xf0f0f0f -> d0=0xf0f0f0f scc=1 exec=0x70f0f0f0

target gfx1100
asm s_xnor_saveexec_b32 s16, s32 = 20 2a 90 be
