# s_pack_hh_b32_b16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm s_pack_hh_b32_b16 s4, s2, s6 = 02 06 04 9a
asm s_pack_hh_b32_b16 s4, s6, s8 = 06 08 04 9a
asm s_pack_hh_b32_b16 s4, 0x12345678, s8 = ff 08 04 9a 78 56 34 12
asm s_pack_hh_b32_b16 s4, m0, s8 = 7c 08 04 9a
asm s_pack_hh_b32_b16 s4, s6, -16 = 06 d0 04 9a
asm s_pack_hh_b32_b16 vcc_hi, s6, 0.5 = 06 f0 6b 9a
bad s_pack_hh_b32_b16 v4, s2, s6 ! 1:19: destination must be a scalar register
bad s_pack_hh_b32_b16 s4, s2 ! 1:25: expected 3 operands, found 2

target gfx900
run s0=0xffffffff s1=0xffff0000 -> d0=0xffffffff
run s0=0xffffffff s1=0x12345678 -> d0=0x1234ffff
run s0=0x12345678 s1=0x7fffffff -> d0=0x7fff1234
run s0=0x12345678 s1=0x55555555 -> d0=0x55551234
run s0=0x80000001 s1=0x7fffffff -> d0=0x7fff8000
run s0=0x7fffffff s1=0x80000001 -> d0=0x80007fff
run s0=0x55555555 s1=0x7fffffff -> d0=0x7fff5555
run s0=0x7fffffff s1=0 -> d0=0x7fff
run s0=1 s1=0x7fffffff -> d0=0x7fff0000
