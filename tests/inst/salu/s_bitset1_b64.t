# s_bitset1_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_bitset1_b64 s[4:5], s2 = 02 1b 84 be
bad s_bitset1_b64 v[4:5], s2 ! 1:15: destination must be 2 scalar registers
bad s_bitset1_b64 s[4:5] ! 1:21: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x21 d0=0xfedcba9876543210 -> d0=0xfedcba9a76543210
run s0=0xffffffff d0=0x100000000 -> d0=0x8000000100000000
run s0=4 d0=0 -> d0=0x10
run s0=0x20 d0=0x123456789abcdef -> d0=0x123456789abcdef
run s0=0x1f d0=0x100000000 -> d0=0x180000000
run s0=1 d0=1 -> d0=3
run s0=0x3f d0=0x123456789abcdef -> d0=0x8123456789abcdef
run s0=0x20 d0=0xfedcba9876543210 -> d0=0xfedcba9976543210
run s0=0x1f d0=1 -> d0=0x80000001

target gfx1010
asm s_bitset1_b64 s[16:17], s32 = 20 1e 90 be

target gfx1100
asm s_bitset1_b64 s[16:17], s32 = 20 13 90 be
