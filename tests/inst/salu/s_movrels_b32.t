# s_movrels_b32: values worked out from the definition in the ISA manual; which register M0 leads to is left to
# tests/direct.

target gfx803 gfx900 gfx906
asm s_movrels_b32 s4, s2 = 02 2a 84 be
asm s_movrels_b32 s4, s6 = 06 2a 84 be
asm s_movrels_b32 s4, m0 = 7c 2a 84 be
bad s_movrels_b32 v4, s2 ! 1:15: destination must be a scalar register
bad s_movrels_b32 s4 ! 1:17: expected 2 operands, found 1

target gfx803 gfx900
run m0=0 s0=0 -> d0=0 m0=0
run m0=0 s0=1 -> d0=1 m0=0
run m0=0 s0=0x7fffffff -> d0=0x7fffffff m0=0
run m0=0 s0=0x80000000 -> d0=0x80000000 m0=0
run m0=0 s0=0xfedcba98 -> d0=0xfedcba98 m0=0

target gfx1010
asm s_movrels_b32 s16, s32 = 20 2e 90 be

target gfx1100
asm s_movrels_b32 s16, s32 = 20 40 90 be
