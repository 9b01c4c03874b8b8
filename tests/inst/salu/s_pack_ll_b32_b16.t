# s_pack_ll_b32_b16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm s_pack_ll_b32_b16 s4, s2, s6 = 02 06 04 99
asm s_pack_ll_b32_b16 s4, s6, s8 = 06 08 04 99
asm s_pack_ll_b32_b16 s4, 0x12345678, s8 = ff 08 04 99 78 56 34 12
asm s_pack_ll_b32_b16 s4, m0, s8 = 7c 08 04 99
asm s_pack_ll_b32_b16 s4, s6, -16 = 06 d0 04 99
asm s_pack_ll_b32_b16 vcc_hi, s6, 0.5 = 06 f0 6b 99
bad s_pack_ll_b32_b16 v4, s2, s6 ! 1:19: destination must be a scalar register
bad s_pack_ll_b32_b16 s4, s2 ! 1:25: expected 3 operands, found 2

target gfx900
run s0=0x1234 s1=0 -> d0=0x1234
run s0=0x1234 s1=1 -> d0=0x11234
run s0=0x1234 s1=0xfedc -> d0=0xfedc1234
run s0=0x100 s1=0x8000 -> d0=0x80000100
run s0=0xffff s1=0x100 -> d0=0x100ffff
run s0=1 s1=0x7fff -> d0=0x7fff0001
run s0=0x8000 s1=0 -> d0=0x8000
run s0=0 s1=0 -> d0=0
run s0=0x100 s1=0 -> d0=0x100
