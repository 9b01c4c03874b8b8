# v_div_scale_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_div_scale_f32 v2, s[0:1], v2, v2, v4 = 02 00 e0 d1 02 05 12 04
asm v_div_scale_f32 v5, s[2:3], v6, v8, v10 = 05 02 e0 d1 06 11 2a 04
asm v_div_scale_f32 v5, s[2:3], -1, v8, v10 = 05 02 e0 d1 c1 10 2a 04
asm v_div_scale_f32 v5, s[2:3], v6, v8, v10 clamp = 05 82 e0 d1 06 11 2a 04
bad v_div_scale_f32 s2, s[0:1], v2, v2, v4 ! 1:17: destination must be a vector register
bad v_div_scale_f32 v2, s[0:1], v2, v2 ! 1:35: expected 5 operands, found 4

target gfx803 gfx900
run s0=0x2f800000 s1=0x7e800001 s2=0x2f800000 -> d0=0xf800000 d1=0
run s0=0x7e800000 s1=0x7e800000 s2=0x7fc00000 -> d0=0x7e800000 d1=0
run s0=0x7f7fffff s1=0x7f7fffff s2=0x7f000000 -> d0=0x5f7fffff d1=0
run s0=0x7e800000 s1=0x7f7fffff s2=0x7e800000 -> d0=0x5e800000 d1=0
run s0=0x2f800000 s1=0x2f800000 s2=0x2f800000 -> d0=0x2f800000 d1=0
run s0=0x3f800000 s1=0x2f800000 s2=0x3f800000 -> d0=0x3f800000 d1=0
run s0=0x7e800001 s1=3 s2=0x7e800001 -> d0=0x7e800001 d1=1
run s0=0xb800000 s1=0xb800000 s2=0x2f800000 -> d0=0xb800000 d1=0
run s0=0x7e800001 s1=0x7e800000 s2=0x7e800001 -> d0=0x7e800001 d1=0
run s0=0x7fffff s1=0x7fffff s2=0xb800000 -> d0=0x207ffffe d1=0
run s0=0x7f000000 s1=0x7e800000 s2=0x7f000000 -> d0=0x7f000000 d1=0
run s0=0x7f800000 s1=0x7f800000 s2=0x5f800000 -> d0=0x7f800000 d1=0
run s0=0x7fffff s1=0x7fffff s2=0x5f800000 -> d0=0x207ffffe d1=1
run s0=0x7f000000 s1=0x7e800001 s2=0x7f000000 -> d0=0x5f000000 d1=0
run s0=0xc000000 s1=0xb800000 s2=0xc000000 -> d0=0xc000000 d1=0
run s0=0x40400000 s1=0x40400000 s2=0x7e800000 -> d0=0x60400000 d1=1
run s0=1 s1=1 s2=0x7fffff -> d0=0x15000000 d1=0
run s0=0x3f800000 s1=0x7fffff s2=0x3f800000 -> d0=0x3f800000 d1=1
run s0=0x3f7fffff s1=0x7e800001 s2=0x3f7fffff -> d0=0x3f7fffff d1=1
run s0=0x3f7fffff s1=0x7fc00000 s2=0x3f7fffff -> d0=0x3f7fffff d1=0
run s0=0xbf800000 s1=0xbf800000 s2=0x7fffff -> d0=0xbf800000 d1=1
run s0=0x2f800000 s1=0x2f800000 s2=0x7e800001 -> d0=0x4f800000 d1=1
run s0=0x40400000 s1=0x7f800000 s2=0x40400000 -> d0=0x40400000 d1=0
run s0=0x40400000 s1=0x40400000 s2=0xb800000 -> d0=0x60400000 d1=0
run mode=0x300 s0=0x3f800000 s1=0x7fffff s2=0x3f800000 -> d0=nan d1=0
run mode=0x300 s0=3 s1=3 s2=0x7f000000 -> d0=nan d1=0
run mode=0x3f5 s0=1 s1=0x7f000000 s2=1 -> d0=1 d1=0
run mode=0x3f5 s0=3 s1=0x7e800001 s2=3 -> d0=1 d1=0
run mode=0x3fa s0=0x5f800000 s1=0x5f800000 s2=1 -> d0=0x7f7fffff d1=0
run mode=0x3fa s0=0x5f800000 s1=0x5f800000 s2=0xb800000 -> d0=0x7f7fffff d1=0
run mode=0x3ff s0=0x7e800000 s1=0x7e800000 s2=0x800000 -> d0=0x7f7fffff d1=0
run mode=0x3ff s0=0x5f800000 s1=0x5f800000 s2=0xb800000 -> d0=0x7f7fffff d1=0

target gfx1010
asm v_div_scale_f32 v8, s32, v24, v32, v40 = 08 20 6d d5 18 41 a2 04

target gfx1030:wave64
asm v_div_scale_f32 v8, s[32:33], v24, v32, v40 = 08 20 6d d5 18 41 a2 04

target gfx1100
asm v_div_scale_f32 v8, s32, v24, v32, v40 = 08 20 fc d6 18 41 a2 04

target gfx1100:wave64
asm v_div_scale_f32 v8, s[32:33], v24, v32, v40 = 08 20 fc d6 18 41 a2 04
