# s_bitset1_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_bitset1_b32 s4, s2 = 02 1a 84 be
asm s_bitset1_b32 s4, s6 = 06 1a 84 be
asm s_bitset1_b32 s4, 0x12345678 = ff 1a 84 be 78 56 34 12
asm s_bitset1_b32 s4, m0 = 7c 1a 84 be
asm s_bitset1_b32 s4, -16 = d0 1a 84 be
asm s_bitset1_b32 vcc_hi, 0.5 = f0 1a eb be
bad s_bitset1_b32 v4, s2 ! 1:15: destination must be a scalar register
bad s_bitset1_b32 s4 ! 1:17: expected 2 operands, found 1

target gfx803 gfx900
run s0=0xffffffff d0=0xffffffff -> d0=0xffffffff
run s0=1 d0=0xffff0000 -> d0=0xffff0002
run s0=1 d0=0x55555555 -> d0=0x55555557
run s0=0xffffffff d0=0x12345678 -> d0=0x92345678
run s0=0x3f d0=0x55555555 -> d0=0xd5555555
run s0=0x20 d0=0x55555555 -> d0=0x55555555
run s0=0xffffffff d0=0xfedcba98 -> d0=0xfedcba98
run s0=4 d0=0x80000001 -> d0=0x80000011
run s0=0x21 d0=0x80000000 -> d0=0x80000002

target gfx1010
asm s_bitset1_b32 s16, s32 = 20 1d 90 be

target gfx1100
asm s_bitset1_b32 s16, s32 = 20 12 90 be
