# s_wqm_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_wqm_b32 s4, s2 = 02 06 84 be
asm s_wqm_b32 s4, s6 = 06 06 84 be
asm s_wqm_b32 s4, 0x12345678 = ff 06 84 be 78 56 34 12
asm s_wqm_b32 s4, m0 = 7c 06 84 be
asm s_wqm_b32 s4, -16 = d0 06 84 be
asm s_wqm_b32 vcc_hi, 0.5 = f0 06 eb be
bad s_wqm_b32 v4, s2 ! 1:11: destination must be a scalar register
bad s_wqm_b32 s4 ! 1:13: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0 scc=0
run s0=1 -> d0=0xf scc=1
run s0=0x80000000 -> d0=0xf0000000 scc=1
run s0=0xf00010 -> d0=0xf000f0 scc=1
run s0=0x20040080 -> d0=0xf00f00f0 scc=1
run s0=0x11111111 -> d0=0xffffffff scc=1
run s0=0xffffffff -> d0=0xffffffff scc=1

target gfx1010
asm s_wqm_b32 s16, s32 = 20 09 90 be

target gfx1100
asm s_wqm_b32 s16, s32 = 20 1c 90 be
