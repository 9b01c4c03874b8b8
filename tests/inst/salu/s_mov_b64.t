# s_mov_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_mov_b64 s[4:5], s[2:3] = 02 01 84 be
asm s_mov_b64 s[4:5], s[6:7] = 06 01 84 be
asm s_mov_b64 s[4:5], 0x12345678 = ff 01 84 be 78 56 34 12
asm s_mov_b64 s[4:5], exec = 7e 01 84 be
asm s_mov_b64 s[4:5], -16 = d0 01 84 be
asm s_mov_b64 vcc, 0.5 = f0 01 ea be
bad s_mov_b64 v[4:5], s[2:3] ! 1:11: destination must be 2 scalar registers
bad s_mov_b64 s[4:5] ! 1:17: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0
run s0=1 -> d0=1
run s0=0xffffffffffffffff -> d0=0xffffffffffffffff
run s0=0x7fffffffffffffff -> d0=0x7fffffffffffffff
run s0=0x8000000000000000 -> d0=0x8000000000000000
run s0=0x123456789abcdef -> d0=0x123456789abcdef
run s0=0xfedcba9876543210 -> d0=0xfedcba9876543210
run s0=0xffffffff00000000 -> d0=0xffffffff00000000
run s0=0xffffffff -> d0=0xffffffff
run s0=0x100000000 -> d0=0x100000000

target gfx1010
asm s_mov_b64 s[16:17], s[32:33] = 20 04 90 be
