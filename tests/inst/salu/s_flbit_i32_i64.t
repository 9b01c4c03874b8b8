# s_flbit_i32_i64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_flbit_i32_i64 s4, s[2:3] = 02 15 84 be
asm s_flbit_i32_i64 s4, s[6:7] = 06 15 84 be
asm s_flbit_i32_i64 s4, 0x12345678 = ff 15 84 be 78 56 34 12
asm s_flbit_i32_i64 s4, exec = 7e 15 84 be
asm s_flbit_i32_i64 s4, -16 = d0 15 84 be
asm s_flbit_i32_i64 vcc_hi, 0.5 = f0 15 eb be
bad s_flbit_i32_i64 v4, s[2:3] ! 1:17: destination must be a scalar register
bad s_flbit_i32_i64 s4 ! 1:19: expected 2 operands, found 1

target gfx803 gfx900
run s0=0xffff000000000000 -> d0=0x10
run s0=0 -> d0=0xffffffff
run s0=0x7fffffffffffffff -> d0=1
run s0=0xfffffffffffffffe -> d0=0x3f
run s0=0xffffffff00000000 -> d0=0x20
run s0=0xffffffffffffffff -> d0=0xffffffff
run s0=0x8000000000000000 -> d0=1
run s0=1 -> d0=0x3f
run s0=0xffffffff -> d0=0x20

target gfx1010
asm s_flbit_i32_i64 s16, s[32:33] = 20 18 90 be

target gfx1100
asm s_cls_i32_i64 s16, s[32:33] = 20 0d 90 be
