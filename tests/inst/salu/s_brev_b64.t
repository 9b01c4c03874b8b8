# s_brev_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_brev_b64 s[4:5], s[2:3] = 02 09 84 be
asm s_brev_b64 s[4:5], s[6:7] = 06 09 84 be
asm s_brev_b64 s[4:5], 0x12345678 = ff 09 84 be 78 56 34 12
asm s_brev_b64 s[4:5], exec = 7e 09 84 be
asm s_brev_b64 s[4:5], -16 = d0 09 84 be
asm s_brev_b64 vcc, 0.5 = f0 09 ea be
bad s_brev_b64 v[4:5], s[2:3] ! 1:12: destination must be 2 scalar registers
bad s_brev_b64 s[4:5] ! 1:18: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0
run s0=1 -> d0=0x8000000000000000
run s0=0xffffffffffffffff -> d0=0xffffffffffffffff
run s0=0x7fffffffffffffff -> d0=0xfffffffffffffffe
run s0=0x8000000000000000 -> d0=1
run s0=0x123456789abcdef -> d0=0xf7b3d591e6a2c480
run s0=0xfedcba9876543210 -> d0=0x84c2a6e195d3b7f
run s0=0xffffffff00000000 -> d0=0xffffffff
run s0=0xffffffff -> d0=0xffffffff00000000
run s0=0x100000000 -> d0=0x80000000

target gfx1010
asm s_brev_b64 s[16:17], s[32:33] = 20 0c 90 be

target gfx1100
asm s_brev_b64 s[16:17], s[32:33] = 20 05 90 be
