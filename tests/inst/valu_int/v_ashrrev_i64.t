# v_ashrrev_i64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_ashrrev_i64 v[2:3], v2, v[2:3] = 02 00 91 d2 02 05 02 00
asm v_ashrrev_i64 v[4:5], v6, v[8:9] = 04 00 91 d2 06 11 02 00
asm v_ashrrev_i64 v[4:5], -1, v[8:9] = 04 00 91 d2 c1 10 02 00
bad v_ashrrev_i64 s[2:3], v2, v[2:3] ! 1:15: destination must be 2 vector registers
bad v_ashrrev_i64 v[2:3], v2 ! 1:25: expected 3 operands, found 2

target gfx803 gfx900
run s0=4 s1=0xfedcba9876543210 -> d0=0xffedcba987654321
run s0=0x40 s1=0x8000000000000000 -> d0=0x8000000000000000
run s0=1 s1=0x123456789abcdef -> d0=0x91a2b3c4d5e6f7
run s0=1 s1=0xfedcba9876543210 -> d0=0xff6e5d4c3b2a1908
run s0=1 s1=0xffffffff00000000 -> d0=0xffffffff80000000
run s0=4 s1=0x100000000 -> d0=0x10000000
run s0=0 s1=0x100000000 -> d0=0x100000000
run s0=4 s1=0xffffffff00000000 -> d0=0xfffffffff0000000
run s0=0 s1=0x123456789abcdef -> d0=0x123456789abcdef

target gfx1010
asm v_ashrrev_i64 v[8:9], v16, v[24:25] = 08 00 01 d7 10 31 02 00

target gfx1100
asm v_ashrrev_i64 v[8:9], v16, v[24:25] = 08 00 3e d7 10 31 02 00
