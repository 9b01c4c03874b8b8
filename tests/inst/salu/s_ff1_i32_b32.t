# s_ff1_i32_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_ff1_i32_b32 s4, s2 = 02 10 84 be
asm s_ff1_i32_b32 s4, s6 = 06 10 84 be
asm s_ff1_i32_b32 s4, 0x12345678 = ff 10 84 be 78 56 34 12
asm s_ff1_i32_b32 s4, m0 = 7c 10 84 be
asm s_ff1_i32_b32 s4, -16 = d0 10 84 be
asm s_ff1_i32_b32 vcc_hi, 0.5 = f0 10 eb be
bad s_ff1_i32_b32 v4, s2 ! 1:15: destination must be a scalar register
bad s_ff1_i32_b32 s4 ! 1:17: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0xffffffff
run s0=0x80000000 -> d0=0x1f
run s0=0xff0000 -> d0=0x10
run s0=0x10 -> d0=4
run s0=1 -> d0=0
run s0=0xffffffff -> d0=0

target gfx1010
asm s_ff1_i32_b32 s16, s32 = 20 13 90 be

target gfx1100
asm s_ctz_i32_b32 s16, s32 = 20 08 90 be
