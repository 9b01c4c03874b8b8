# s_flbit_i32_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_flbit_i32_b64 s4, s[2:3] = 02 13 84 be
asm s_flbit_i32_b64 s4, s[6:7] = 06 13 84 be
asm s_flbit_i32_b64 s4, 0x12345678 = ff 13 84 be 78 56 34 12
asm s_flbit_i32_b64 s4, exec = 7e 13 84 be
asm s_flbit_i32_b64 s4, -16 = d0 13 84 be
asm s_flbit_i32_b64 vcc_hi, 0.5 = f0 13 eb be
bad s_flbit_i32_b64 v4, s[2:3] ! 1:17: destination must be a scalar register
bad s_flbit_i32_b64 s4 ! 1:19: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0xffffffff
run s0=1 -> d0=0x3f
run s0=0x100000000 -> d0=0x1f
run s0=0x10 -> d0=0x3b
run s0=0x10000000000 -> d0=0x17
run s0=0x8000000000000000 -> d0=0
run s0=0xffffffffffffffff -> d0=0

target gfx1010
asm s_flbit_i32_b64 s16, s[32:33] = 20 16 90 be

target gfx1100
asm s_clz_i32_u64 s16, s[32:33] = 20 0b 90 be
