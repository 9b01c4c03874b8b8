# s_bfe_i64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_bfe_i64 s[4:5], s[2:3], s6 = 02 06 04 94
asm s_bfe_i64 s[4:5], s[6:7], s8 = 06 08 04 94
asm s_bfe_i64 s[4:5], 0x12345678, s8 = ff 08 04 94 78 56 34 12
asm s_bfe_i64 s[4:5], exec, s8 = 7e 08 04 94
asm s_bfe_i64 s[4:5], s[6:7], -16 = 06 d0 04 94
asm s_bfe_i64 vcc, s[6:7], 0.5 = 06 f0 6a 94
bad s_bfe_i64 v[4:5], s[2:3], s6 ! 1:11: destination must be 2 scalar registers
bad s_bfe_i64 s[4:5], s[2:3] ! 1:25: expected 3 operands, found 2

target gfx803 gfx900
run s0=0xfedcba9876543210 s1=0x100038 -> d0=0xfffffffffffffffe scc=1
run s0=0xffffffff s1=0x3f0001 -> d0=0x7fffffff scc=1
run s0=0xfedcba9876543210 s1=0x400000 -> d0=0xfedcba9876543210 scc=1
run s0=0x123456789abcdef s1=0x3f0001 -> d0=0x91a2b3c4d5e6f7 scc=1
run s0=0x8000000000000000 s1=0x7f0000 -> d0=0x8000000000000000 scc=1
run s0=0x7fffffffffffffff s1=0x3f0001 -> d0=0x3fffffffffffffff scc=1
run s0=0xffffffff s1=0x400000 -> d0=0xffffffff scc=1
run s0=0x100000000 s1=0x400000 -> d0=0x100000000 scc=1
run s0=0xfedcba9876543210 s1=0x3f0001 -> d0=0xff6e5d4c3b2a1908 scc=1

target gfx1010
asm s_bfe_i64 s[16:17], s[32:33], s48 = 20 30 10 95

target gfx1100
asm s_bfe_i64 s[16:17], s[32:33], s48 = 20 30 90 94
