# s_lshr_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_lshr_b32 s4, s2, s6 = 02 06 04 8f
asm s_lshr_b32 s4, s6, s8 = 06 08 04 8f
asm s_lshr_b32 s4, 0x12345678, s8 = ff 08 04 8f 78 56 34 12
asm s_lshr_b32 s4, m0, s8 = 7c 08 04 8f
asm s_lshr_b32 s4, s6, -16 = 06 d0 04 8f
asm s_lshr_b32 vcc_hi, s6, 0.5 = 06 f0 6b 8f
bad s_lshr_b32 v4, s2, s6 ! 1:12: destination must be a scalar register
bad s_lshr_b32 s4, s2 ! 1:18: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x12345678 s1=0 -> d0=0x12345678 scc=1
run s0=0xffffffff s1=0 -> d0=0xffffffff scc=1
run s0=0xffff0000 s1=1 -> d0=0x7fff8000 scc=1
run s0=0xffffffff s1=4 -> d0=0xfffffff scc=1
run s0=0x7fffffff s1=4 -> d0=0x7ffffff scc=1
run s0=0x12345678 s1=1 -> d0=0x91a2b3c scc=1
run s0=0x12345678 s1=4 -> d0=0x1234567 scc=1
run s0=0x55555555 s1=0x40 -> d0=0x55555555 scc=1
run s0=0x7fffffff s1=0xffffffff -> d0=0 scc=0

target gfx1010
asm s_lshr_b32 s16, s32, s48 = 20 30 10 90

target gfx1100
asm s_lshr_b32 s16, s32, s48 = 20 30 10 85
