# s_ff0_i32_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_ff0_i32_b64 s4, s[2:3] = 02 0f 84 be
asm s_ff0_i32_b64 s4, s[6:7] = 06 0f 84 be
asm s_ff0_i32_b64 s4, 0x12345678 = ff 0f 84 be 78 56 34 12
asm s_ff0_i32_b64 s4, exec = 7e 0f 84 be
asm s_ff0_i32_b64 s4, -16 = d0 0f 84 be
asm s_ff0_i32_b64 vcc_hi, 0.5 = f0 0f eb be
bad s_ff0_i32_b64 v4, s[2:3] ! 1:15: destination must be a scalar register
bad s_ff0_i32_b64 s4 ! 1:17: expected 2 operands, found 1

target gfx803 gfx900
run s0=0xffffffffffffffff -> d0=0xffffffff
run s0=0x7fffffffffffffff -> d0=0x3f
run s0=1 -> d0=1
run s0=0xffffffff -> d0=0x20
run s0=0 -> d0=0
run s0=0x8000000000000000 -> d0=0
run s0=0xfffffffffffffffe -> d0=0
run s0=0xffffffff00000000 -> d0=0
run s0=0xffff000000000000 -> d0=0

target gfx1010
asm s_ff0_i32_b64 s16, s[32:33] = 20 12 90 be
