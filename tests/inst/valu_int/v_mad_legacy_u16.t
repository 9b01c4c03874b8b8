# v_mad_legacy_u16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900
run s0=0x7fff s1=0xffff s2=0x100 -> d0=0x8101
run s0=1 s1=0x1234 s2=1 -> d0=0x1235
run s0=1 s1=0xfedc s2=0x1234 -> d0=0x1110
run s0=0x1234 s1=0x100 s2=0x1234 -> d0=0x4634
run s0=0x1234 s1=0x1234 s2=0x1234 -> d0=0x6cc4
run s0=0x1234 s1=0x8000 s2=1 -> d0=1
run s0=0x1234 s1=1 s2=0x1234 -> d0=0x2468
run s0=0x100 s1=0x1234 s2=0x100 -> d0=0x3500
run s0=0x7fff s1=1 s2=0x7fff -> d0=0xfffe
run clamp=1 s0=0x8000 s1=0x1234 s2=0 -> d0=0xffff
run clamp=1 s0=0xffff s1=1 s2=0xfedc -> d0=0xffff
run clamp=1 s0=1 s1=0xffff s2=0x1234 -> d0=0xffff

target gfx803
asm v_mad_u16 v2, v2, v2, v4 = 02 00 eb d1 02 05 12 04
asm v_mad_u16 v5, v6, v8, v10 = 05 00 eb d1 06 11 2a 04
asm v_mad_u16 v5, -1, v8, v10 = 05 00 eb d1 c1 10 2a 04
asm v_mad_u16 v5, v6, v8, v10 clamp = 05 80 eb d1 06 11 2a 04
bad v_mad_u16 s2, v2, v2, v4 ! 1:11: destination must be a vector register
bad v_mad_u16 v2, v2, v2 ! 1:21: expected 4 operands, found 3

target gfx900 gfx906
asm v_mad_legacy_u16 v2, v2, v2, v4 = 02 00 eb d1 02 05 12 04
asm v_mad_legacy_u16 v5, v6, v8, v10 = 05 00 eb d1 06 11 2a 04
asm v_mad_legacy_u16 v5, -1, v8, v10 = 05 00 eb d1 c1 10 2a 04
asm v_mad_legacy_u16 v5, v6, v8, v10 clamp = 05 80 eb d1 06 11 2a 04
bad v_mad_legacy_u16 s2, v2, v2, v4 ! 1:18: destination must be a vector register
bad v_mad_legacy_u16 v2, v2, v2 ! 1:28: expected 4 operands, found 3
