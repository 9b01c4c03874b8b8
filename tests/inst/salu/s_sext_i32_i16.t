# s_sext_i32_i16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_sext_i32_i16 s4, s2 = 02 17 84 be
asm s_sext_i32_i16 s4, s6 = 06 17 84 be
asm s_sext_i32_i16 s4, 0x12345678 = ff 17 84 be 78 56 34 12
asm s_sext_i32_i16 s4, m0 = 7c 17 84 be
asm s_sext_i32_i16 s4, -16 = d0 17 84 be
asm s_sext_i32_i16 vcc_hi, 0.5 = f0 17 eb be
bad s_sext_i32_i16 v4, s2 ! 1:16: destination must be a scalar register
bad s_sext_i32_i16 s4 ! 1:18: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x7f -> d0=0x7f
run s0=0x80 -> d0=0x80
run s0=0xff -> d0=0xff
run s0=0x7fff -> d0=0x7fff
run s0=0x8000 -> d0=0xffff8000
run s0=0xffff -> d0=0xffffffff
run s0=0x12345678 -> d0=0x5678
run s0=0x1234abcd -> d0=0xffffabcd

target gfx1010
asm s_sext_i32_i16 s16, s32 = 20 1a 90 be

target gfx1100
asm s_sext_i32_i16 s16, s32 = 20 0f 90 be
