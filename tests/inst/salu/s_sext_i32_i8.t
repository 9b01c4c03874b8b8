# s_sext_i32_i8: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_sext_i32_i8 s4, s2 = 02 16 84 be
asm s_sext_i32_i8 s4, s6 = 06 16 84 be
asm s_sext_i32_i8 s4, 0x12345678 = ff 16 84 be 78 56 34 12
asm s_sext_i32_i8 s4, m0 = 7c 16 84 be
asm s_sext_i32_i8 s4, -16 = d0 16 84 be
asm s_sext_i32_i8 vcc_hi, 0.5 = f0 16 eb be
bad s_sext_i32_i8 v4, s2 ! 1:15: destination must be a scalar register
bad s_sext_i32_i8 s4 ! 1:17: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x7f -> d0=0x7f
run s0=0x80 -> d0=0xffffff80
run s0=0x8000 -> d0=0
run s0=0x12345678 -> d0=0x78
run s0=0x1234abcd -> d0=0xffffffcd
run s0=0xff -> d0=0xffffffff
run s0=0x7fff -> d0=0xffffffff
run s0=0xffff -> d0=0xffffffff

target gfx1010
asm s_sext_i32_i8 s16, s32 = 20 19 90 be

target gfx1100
asm s_sext_i32_i8 s16, s32 = 20 0e 90 be
