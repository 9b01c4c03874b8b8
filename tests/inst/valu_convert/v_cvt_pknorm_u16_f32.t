# v_cvt_pknorm_u16_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cvt_pknorm_u16_f32 v2, v2, v2 = 02 00 95 d2 02 05 02 00
asm v_cvt_pknorm_u16_f32 v5, v6, v8 = 05 00 95 d2 06 11 02 00
asm v_cvt_pknorm_u16_f32 v5, -1, v8 = 05 00 95 d2 c1 10 02 00
asm v_cvt_pknorm_u16_f32 v5, v6, v8 clamp = 05 80 95 d2 06 11 02 00
bad v_cvt_pknorm_u16_f32 s2, v2, v2 ! 1:22: destination must be a vector register
bad v_cvt_pknorm_u16_f32 v2, v2 ! 1:28: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x3f800000 s1=0x3f000000 -> d0=0x8000ffff
run s0=0x38000100 s1=0x3f000000 -> d0=0x80000002
run s0=0x3ea8f5c3 s1=0x37800080 -> d0=0x1547b
run s0=0x38000100 s1=0x38000100 -> d0=0x20002
run s0=0x37800080 s1=0x3f000000 -> d0=0x80000001
run s0=0xbf000000 s1=0x3f000000 -> d0=0x80000000
run s0=0x38000100 s1=0xbf800000 -> d0=2
run s0=0x3ea8f5c3 s1=0x3f000000 -> d0=0x8000547b
run s0=0x7f800000 s1=0x3ea8f5c3 -> d0=0x547bffff

target gfx1010
asm v_cvt_pknorm_u16_f32 v8, v16, v24 = 08 00 69 d7 10 31 02 00

target gfx1100 gfx1150
asm v_cvt_pk_norm_u16_f32_e64_dpp v8, v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 22 d7 fa 30 02 00 10 01 01 ff
asm v_cvt_pk_norm_u16_f32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = 08 00 22 d7 e9 30 02 00 10 88 c6 fa
asm v_cvt_pk_norm_u16_f32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 22 d7 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_cvt_pk_norm_u16_f32 v8, v16, v24 = 08 00 22 d7 10 31 02 00
