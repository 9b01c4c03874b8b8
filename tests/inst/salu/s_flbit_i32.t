# s_flbit_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_flbit_i32 s4, s2 = 02 14 84 be
asm s_flbit_i32 s4, s6 = 06 14 84 be
asm s_flbit_i32 s4, 0x12345678 = ff 14 84 be 78 56 34 12
asm s_flbit_i32 s4, m0 = 7c 14 84 be
asm s_flbit_i32 s4, -16 = d0 14 84 be
asm s_flbit_i32 vcc_hi, 0.5 = f0 14 eb be
bad s_flbit_i32 v4, s2 ! 1:13: destination must be a scalar register
bad s_flbit_i32 s4 ! 1:15: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0xffffffff
run s0=0x7fffffff -> d0=1
run s0=0xfffffffe -> d0=0x1f
run s0=0xffff0000 -> d0=0x10
run s0=0xffffffff -> d0=0xffffffff
run s0=0x80000000 -> d0=1
run s0=1 -> d0=0x1f
run s0=0xffff -> d0=0x10

target gfx1010
asm s_flbit_i32 s16, s32 = 20 17 90 be

target gfx1100
asm s_cls_i32 s16, s32 = 20 0c 90 be
