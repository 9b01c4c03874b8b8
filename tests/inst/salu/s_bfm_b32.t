# s_bfm_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_bfm_b32 s4, s2, s6 = 02 06 04 91
asm s_bfm_b32 s4, s6, s8 = 06 08 04 91
asm s_bfm_b32 s4, 0x12345678, s8 = ff 08 04 91 78 56 34 12
asm s_bfm_b32 s4, m0, s8 = 7c 08 04 91
asm s_bfm_b32 s4, s6, -16 = 06 d0 04 91
asm s_bfm_b32 vcc_hi, s6, 0.5 = 06 f0 6b 91
bad s_bfm_b32 v4, s2, s6 ! 1:11: destination must be a scalar register
bad s_bfm_b32 s4, s2 ! 1:17: expected 3 operands, found 2

target gfx803 gfx900
run s0=1 s1=0x21 -> d0=2
run s0=4 s1=4 -> d0=0xf0
run s0=0xffffffff s1=0x21 -> d0=0xfffffffe
run s0=4 s1=0 -> d0=0xf
run s0=0x1f s1=0x20 -> d0=0x7fffffff
run s0=1 s1=0x3f -> d0=0x80000000
run s0=4 s1=0x21 -> d0=0x1e
run s0=0x1f s1=4 -> d0=0xfffffff0
run s0=1 s1=0 -> d0=1

target gfx1010
asm s_bfm_b32 s16, s32, s48 = 20 30 10 92

target gfx1100
asm s_bfm_b32 s16, s32, s48 = 20 30 10 95
