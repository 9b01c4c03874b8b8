# s_ff0_i32_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_ff0_i32_b32 s4, s2 = 02 0e 84 be
asm s_ff0_i32_b32 s4, s6 = 06 0e 84 be
asm s_ff0_i32_b32 s4, 0x12345678 = ff 0e 84 be 78 56 34 12
asm s_ff0_i32_b32 s4, m0 = 7c 0e 84 be
asm s_ff0_i32_b32 s4, -16 = d0 0e 84 be
asm s_ff0_i32_b32 vcc_hi, 0.5 = f0 0e eb be
bad s_ff0_i32_b32 v4, s2 ! 1:15: destination must be a scalar register
bad s_ff0_i32_b32 s4 ! 1:17: expected 2 operands, found 1

target gfx803 gfx900
run s0=0xffffffff -> d0=0xffffffff
run s0=0x7fffffff -> d0=0x1f
run s0=1 -> d0=1
run s0=0xffff -> d0=0x10
run s0=0 -> d0=0
run s0=0x80000000 -> d0=0
run s0=0xfffffffe -> d0=0
run s0=0xffff0000 -> d0=0

target gfx1010
asm s_ff0_i32_b32 s16, s32 = 20 11 90 be
