# v_cvt_pkaccum_u8_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cvt_pkaccum_u8_f32 v2, v2, v2 = 02 00 f0 d1 02 05 02 00
asm v_cvt_pkaccum_u8_f32 v5, v6, v8 = 05 00 f0 d1 06 11 02 00
asm v_cvt_pkaccum_u8_f32 v5, -1, v8 = 05 00 f0 d1 c1 10 02 00
asm v_cvt_pkaccum_u8_f32 v5, v6, v8 clamp = 05 80 f0 d1 06 11 02 00
bad v_cvt_pkaccum_u8_f32 s2, v2, v2 ! 1:22: destination must be a vector register
bad v_cvt_pkaccum_u8_f32 v2, v2 ! 1:28: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x42c90000 s1=0x21 d0=1 -> d0=0x6401
run s0=0x7fc00000 s1=1 d0=0x55555555 -> d0=0x55550055
run s0=0x42c7cccd s1=4 d0=0x80000001 -> d0=0x80000063
run s0=0x3f800000 s1=0x3f d0=1 -> d0=0x1000001
run s0=0xbf800000 s1=0x40 d0=0xfedcba98 -> d0=0xfedcba00
run s0=0x43800000 s1=4 d0=0x12345678 -> d0=0x123456ff
run s0=0x42c7cccd s1=0 d0=0x55555555 -> d0=0x55555563
run s0=0x7fc00000 s1=0x3f d0=0x55555555 -> d0=0x555555
run s0=0x437f0000 s1=1 d0=0x80000000 -> d0=0x8000ff00
