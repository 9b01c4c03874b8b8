# s_bitset0_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_bitset0_b64 s[4:5], s2 = 02 19 84 be
bad s_bitset0_b64 v[4:5], s2 ! 1:15: destination must be 2 scalar registers
bad s_bitset0_b64 s[4:5] ! 1:21: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x21 d0=0xffffffff00000000 -> d0=0xfffffffd00000000
run s0=0x21 d0=0x123456789abcdef -> d0=0x123456589abcdef
run s0=0x20 d0=1 -> d0=1
run s0=1 d0=0x123456789abcdef -> d0=0x123456789abcded
run s0=0x21 d0=0x7fffffffffffffff -> d0=0x7ffffffdffffffff
run s0=4 d0=0xfedcba9876543210 -> d0=0xfedcba9876543200
run s0=0x40 d0=0xffffffffffffffff -> d0=0xfffffffffffffffe
run s0=1 d0=0xffffffff -> d0=0xfffffffd
run s0=0 d0=0x100000000 -> d0=0x100000000

target gfx1010
asm s_bitset0_b64 s[16:17], s32 = 20 1c 90 be

target gfx1100
asm s_bitset0_b64 s[16:17], s32 = 20 11 90 be
