# s_quadmask_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_quadmask_b32 s4, s2 = 02 28 84 be
asm s_quadmask_b32 s4, s6 = 06 28 84 be
asm s_quadmask_b32 s4, 0x12345678 = ff 28 84 be 78 56 34 12
asm s_quadmask_b32 s4, m0 = 7c 28 84 be
asm s_quadmask_b32 s4, -16 = d0 28 84 be
asm s_quadmask_b32 vcc_hi, 0.5 = f0 28 eb be
bad s_quadmask_b32 v4, s2 ! 1:16: destination must be a scalar register
bad s_quadmask_b32 s4 ! 1:18: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0 scc=0
run s0=1 -> d0=1 scc=1
run s0=0x80000000 -> d0=0x80 scc=1
run s0=0xf00010 -> d0=0x22 scc=1
run s0=0x20040080 -> d0=0x92 scc=1
run s0=0x11111111 -> d0=0xff scc=1
run s0=0xffffffff -> d0=0xff scc=1

target gfx1010
asm s_quadmask_b32 s16, s32 = 20 2c 90 be

target gfx1100
asm s_quadmask_b32 s16, s32 = 20 1a 90 be
