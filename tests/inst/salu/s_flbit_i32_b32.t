# s_flbit_i32_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_flbit_i32_b32 s4, s2 = 02 12 84 be
asm s_flbit_i32_b32 s4, s6 = 06 12 84 be
asm s_flbit_i32_b32 s4, 0x12345678 = ff 12 84 be 78 56 34 12
asm s_flbit_i32_b32 s4, m0 = 7c 12 84 be
asm s_flbit_i32_b32 s4, -16 = d0 12 84 be
asm s_flbit_i32_b32 vcc_hi, 0.5 = f0 12 eb be
bad s_flbit_i32_b32 v4, s2 ! 1:17: destination must be a scalar register
bad s_flbit_i32_b32 s4 ! 1:19: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0xffffffff
run s0=1 -> d0=0x1f
run s0=0xff0000 -> d0=8
run s0=0x10 -> d0=0x1b
run s0=0x80000000 -> d0=0
run s0=0xffffffff -> d0=0

target gfx1010
asm s_flbit_i32_b32 s16, s32 = 20 15 90 be

target gfx1100
asm s_clz_i32_u32 s16, s32 = 20 0a 90 be
