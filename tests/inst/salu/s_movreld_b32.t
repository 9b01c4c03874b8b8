# s_movreld_b32: values worked out from the definition in the ISA manual; which register M0 leads to is left to
# tests/direct.

target gfx803 gfx900 gfx906
asm s_movreld_b32 s4, s2 = 02 2c 84 be
asm s_movreld_b32 s4, s6 = 06 2c 84 be
asm s_movreld_b32 s4, 0x12345678 = ff 2c 84 be 78 56 34 12
asm s_movreld_b32 s4, m0 = 7c 2c 84 be
asm s_movreld_b32 s4, -16 = d0 2c 84 be
asm s_movreld_b32 vcc_hi, 0.5 = f0 2c eb be
bad s_movreld_b32 v4, s2 ! 1:15: destination must be a scalar register
bad s_movreld_b32 s4 ! 1:17: expected 2 operands, found 1

target gfx803 gfx900
run m0=0 s0=0 -> d0=0 m0=0
run m0=0 s0=1 -> d0=1 m0=0
run m0=0 s0=0x7fffffff -> d0=0x7fffffff m0=0
run m0=0 s0=0x80000000 -> d0=0x80000000 m0=0
run m0=0 s0=0xfedcba98 -> d0=0xfedcba98 m0=0
run m0=4 s0=5 d0=0xfedcba98 -> d0=0xfedcba98 m0=4

target gfx1010
asm s_movreld_b32 s16, s32 = 20 30 90 be

target gfx1100
asm s_movreld_b32 s16, s32 = 20 42 90 be
