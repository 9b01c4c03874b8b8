# v_div_fixup_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_div_fixup_f32 v2, v2, v2, v4 = 02 00 de d1 02 05 12 04
asm v_div_fixup_f32 v5, v6, v8, v10 = 05 00 de d1 06 11 2a 04
asm v_div_fixup_f32 v5, -1, v8, v10 = 05 00 de d1 c1 10 2a 04
asm v_div_fixup_f32 v5, v6, v8, v10 clamp = 05 80 de d1 06 11 2a 04
asm v_div_fixup_f32 v5, -v6, v8, |v10| div:2 = 05 04 de d1 06 11 2a 3c
bad v_div_fixup_f32 s2, v2, v2, v4 ! 1:17: destination must be a vector register
bad v_div_fixup_f32 v2, v2, v2 ! 1:27: expected 4 operands, found 3

target gfx803 gfx900
run s0=0xc0200000 s1=0xbf800000 s2=0x3effffff -> d0=0xc0200000
run s0=1 s1=0x807fffff s2=0x40490fdb -> d0=0x80000001
run s0=0x7f7fffff s1=0x3effffff s2=0xbf800000 -> d0=0xff7fffff
run s0=0x807fffff s1=0xc0200000 s2=0xc0200000 -> d0=0x7fffff
run s0=0x800000 s1=0x4b000001 s2=0x4b000001 -> d0=0x800000
run s0=0x4b000001 s1=0xc0200000 s2=0x40490fdb -> d0=0xcb000001
run s0=0x4b000001 s1=0x4b000001 s2=0x4b000001 -> d0=0x4b000001
run s0=0x3effffff s1=0x800000 s2=0xbf800000 -> d0=0xbeffffff
run s0=1 s1=0x3eaaaaab s2=1 -> d0=1
run mode=0x300 s0=0xc0200000 s1=0x3f800000 s2=0x807fffff -> d0=0x80000000
run mode=0x300 s0=0x40490fdb s1=0x807fffff s2=0x3f800000 -> d0=0xff800000
run mode=0x3f5 s0=0x7fc00001 s1=0x7f7fffff s2=1 -> d0=1
run mode=0x3f5 s0=0x40490fdb s1=0x7f7fffff s2=1 -> d0=1

target gfx1010
asm v_div_fixup_f32 v8, v16, v24, v32 = 08 00 5f d5 10 31 82 04

target gfx1100
asm v_div_fixup_f32 v8, v16, v24, v32 = 08 00 27 d6 10 31 82 04
