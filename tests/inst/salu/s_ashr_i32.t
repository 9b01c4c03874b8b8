# s_ashr_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_ashr_i32 s4, s2, s6 = 02 06 04 90
asm s_ashr_i32 s4, s6, s8 = 06 08 04 90
asm s_ashr_i32 s4, 0x12345678, s8 = ff 08 04 90 78 56 34 12
asm s_ashr_i32 s4, m0, s8 = 7c 08 04 90
asm s_ashr_i32 s4, s6, -16 = 06 d0 04 90
asm s_ashr_i32 vcc_hi, s6, 0.5 = 06 f0 6b 90
bad s_ashr_i32 v4, s2, s6 ! 1:12: destination must be a scalar register
bad s_ashr_i32 s4, s2 ! 1:18: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x80000001 s1=0x40 -> d0=0x80000001 scc=1
run s0=0x12345678 s1=0 -> d0=0x12345678 scc=1
run s0=0x7fffffff s1=4 -> d0=0x7ffffff scc=1
run s0=0xfedcba98 s1=0x20 -> d0=0xfedcba98 scc=1
run s0=0x7fffffff s1=0 -> d0=0x7fffffff scc=1
run s0=0xffff0000 s1=4 -> d0=0xfffff000 scc=1
run s0=0xfedcba98 s1=4 -> d0=0xffedcba9 scc=1
run s0=0x55555555 s1=0x21 -> d0=0x2aaaaaaa scc=1
run s0=0x12345678 s1=1 -> d0=0x91a2b3c scc=1

target gfx1010
asm s_ashr_i32 s16, s32, s48 = 20 30 10 91

target gfx1100
asm s_ashr_i32 s16, s32, s48 = 20 30 10 86
