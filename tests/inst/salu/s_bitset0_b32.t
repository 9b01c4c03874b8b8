# s_bitset0_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_bitset0_b32 s4, s2 = 02 18 84 be
asm s_bitset0_b32 s4, s6 = 06 18 84 be
asm s_bitset0_b32 s4, 0x12345678 = ff 18 84 be 78 56 34 12
asm s_bitset0_b32 s4, m0 = 7c 18 84 be
asm s_bitset0_b32 s4, -16 = d0 18 84 be
asm s_bitset0_b32 vcc_hi, 0.5 = f0 18 eb be
bad s_bitset0_b32 v4, s2 ! 1:15: destination must be a scalar register
bad s_bitset0_b32 s4 ! 1:17: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x40 d0=0x55555555 -> d0=0x55555554
run s0=1 d0=0xffff0000 -> d0=0xffff0000
run s0=0x40 d0=0x80000001 -> d0=0x80000000
run s0=0 d0=0xffffffff -> d0=0xfffffffe
run s0=4 d0=0xffffffff -> d0=0xffffffef
run s0=4 d0=0xfedcba98 -> d0=0xfedcba88
run s0=4 d0=0x55555555 -> d0=0x55555545
run s0=0x1f d0=1 -> d0=1
run s0=0x3f d0=0xffff0000 -> d0=0x7fff0000

target gfx1010
asm s_bitset0_b32 s16, s32 = 20 1b 90 be

target gfx1100
asm s_bitset0_b32 s16, s32 = 20 10 90 be
