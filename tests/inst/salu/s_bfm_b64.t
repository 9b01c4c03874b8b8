# s_bfm_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_bfm_b64 s[4:5], s2, s6 = 02 06 84 91
asm s_bfm_b64 s[4:5], s6, s8 = 06 08 84 91
asm s_bfm_b64 s[4:5], 0x12345678, s8 = ff 08 84 91 78 56 34 12
asm s_bfm_b64 s[4:5], m0, s8 = 7c 08 84 91
asm s_bfm_b64 s[4:5], s6, -16 = 06 d0 84 91
asm s_bfm_b64 vcc, s6, 0.5 = 06 f0 ea 91
bad s_bfm_b64 v[4:5], s2, s6 ! 1:11: destination must be 2 scalar registers
bad s_bfm_b64 s[4:5], s2 ! 1:21: expected 3 operands, found 2

target gfx803 gfx900
run s0=4 s1=0x21 -> d0=0x1e00000000
run s0=0x21 s1=4 -> d0=0x1ffffffff0
run s0=0x21 s1=1 -> d0=0x3fffffffe
run s0=4 s1=4 -> d0=0xf0
run s0=0xffffffff s1=0x20 -> d0=0xffffffff00000000
run s0=0x20 s1=0x1f -> d0=0x7fffffff80000000
run s0=4 s1=1 -> d0=0x1e
run s0=4 s1=0 -> d0=0xf
run s0=0xffffffff s1=0x1f -> d0=0xffffffff80000000

target gfx1010
asm s_bfm_b64 s[16:17], s32, s48 = 20 30 90 92

target gfx1100
asm s_bfm_b64 s[16:17], s32, s48 = 20 30 90 95
