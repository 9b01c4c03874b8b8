# v_cvt_pk_u8_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cvt_pk_u8_f32 v2, v2, v2, v4 = 02 00 dd d1 02 05 12 04
asm v_cvt_pk_u8_f32 v5, v6, v8, v10 = 05 00 dd d1 06 11 2a 04
asm v_cvt_pk_u8_f32 v5, -1, v8, v10 = 05 00 dd d1 c1 10 2a 04
asm v_cvt_pk_u8_f32 v5, v6, v8, v10 clamp = 05 80 dd d1 06 11 2a 04
bad v_cvt_pk_u8_f32 s2, v2, v2, v4 ! 1:17: destination must be a vector register
bad v_cvt_pk_u8_f32 v2, v2, v2 ! 1:27: expected 4 operands, found 3

target gfx803 gfx900
run s0=0x43800000 s1=0x1f s2=0x7fffffff -> d0=0xffffffff
run s0=0x43800000 s1=4 s2=0x12345678 -> d0=0x123456ff
run s0=0x3f800000 s1=4 s2=0x12345678 -> d0=0x12345601
run s0=0 s1=0xffffffff s2=0xffffffff -> d0=0xffffff
run s0=0x42c90000 s1=1 s2=0x12345678 -> d0=0x12346478
run s0=0xbf800000 s1=0xffffffff s2=0 -> d0=0
run s0=0x42c90000 s1=0x40 s2=0x7fffffff -> d0=0x7fffff64
run s0=0x3f800000 s1=0x3f s2=1 -> d0=0x1000001
run s0=0x7fc00000 s1=0x21 s2=0x12345678 -> d0=0x12340078

target gfx1010
asm v_cvt_pk_u8_f32 v8, v16, v24, v32 = 08 00 5e d5 10 31 82 04

target gfx1100 gfx1150
asm v_cvt_pk_u8_f32_e64_dpp v8, v16, v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 26 d6 fa 30 82 04 10 01 01 ff
asm v_cvt_pk_u8_f32_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 00 26 d6 e9 30 82 04 10 88 c6 fa
asm v_cvt_pk_u8_f32_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 26 d6 ea 30 82 04 10 88 c6 fa

target gfx1100
asm v_cvt_pk_u8_f32 v8, v16, v24, v32 = 08 00 26 d6 10 31 82 04
