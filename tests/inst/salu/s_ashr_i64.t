# s_ashr_i64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_ashr_i64 s[4:5], s[2:3], s6 = 02 06 84 90
asm s_ashr_i64 s[4:5], s[6:7], s8 = 06 08 84 90
asm s_ashr_i64 s[4:5], 0x12345678, s8 = ff 08 84 90 78 56 34 12
asm s_ashr_i64 s[4:5], exec, s8 = 7e 08 84 90
asm s_ashr_i64 s[4:5], s[6:7], -16 = 06 d0 84 90
asm s_ashr_i64 vcc, s[6:7], 0.5 = 06 f0 ea 90
bad s_ashr_i64 v[4:5], s[2:3], s6 ! 1:12: destination must be 2 scalar registers
bad s_ashr_i64 s[4:5], s[2:3] ! 1:26: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x123456789abcdef s1=0x20 -> d0=0x1234567 scc=1
run s0=0xffffffff00000000 s1=0x1f -> d0=0xfffffffffffffffe scc=1
run s0=0x100000000 s1=0x1f -> d0=2 scc=1
run s0=0x7fffffffffffffff s1=1 -> d0=0x3fffffffffffffff scc=1
run s0=0xfedcba9876543210 s1=0x21 -> d0=0xffffffffff6e5d4c scc=1
run s0=0xffffffff s1=0x1f -> d0=1 scc=1
run s0=0x8000000000000000 s1=0x20 -> d0=0xffffffff80000000 scc=1
run s0=0x7fffffffffffffff s1=4 -> d0=0x7ffffffffffffff scc=1
run s0=0x8000000000000000 s1=4 -> d0=0xf800000000000000 scc=1

target gfx1010
asm s_ashr_i64 s[16:17], s[32:33], s48 = 20 30 90 91

target gfx1100
asm s_ashr_i64 s[16:17], s[32:33], s48 = 20 30 90 86
