# s_pack_lh_b32_b16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm s_pack_lh_b32_b16 s4, s2, s6 = 02 06 84 99
asm s_pack_lh_b32_b16 s4, s6, s8 = 06 08 84 99
asm s_pack_lh_b32_b16 s4, 0x12345678, s8 = ff 08 84 99 78 56 34 12
asm s_pack_lh_b32_b16 s4, m0, s8 = 7c 08 84 99
asm s_pack_lh_b32_b16 s4, s6, -16 = 06 d0 84 99
asm s_pack_lh_b32_b16 vcc_hi, s6, 0.5 = 06 f0 eb 99
bad s_pack_lh_b32_b16 v4, s2, s6 ! 1:19: destination must be a scalar register
bad s_pack_lh_b32_b16 s4, s2 ! 1:25: expected 3 operands, found 2

target gfx900
run s0=0xffff s1=0x80000000 -> d0=0x8000ffff
run s0=0x100 s1=0xffffffff -> d0=0xffff0100
run s0=0xffff s1=0x7fffffff -> d0=0x7fffffff
run s0=0xfedc s1=0 -> d0=0xfedc
run s0=0xffff s1=0x12345678 -> d0=0x1234ffff
run s0=0x7fff s1=0x7fffffff -> d0=0x7fff7fff
run s0=0x7fff s1=0xfedcba98 -> d0=0xfedc7fff
run s0=1 s1=0x7fffffff -> d0=0x7fff0001
run s0=0xffff s1=0xffffffff -> d0=0xffffffff
