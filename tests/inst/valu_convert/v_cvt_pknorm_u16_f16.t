# v_cvt_pknorm_u16_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm v_cvt_pknorm_u16_f16 v2, v2, v2 = 02 00 9a d2 02 05 02 00
asm v_cvt_pknorm_u16_f16 v5, v6, v8 = 05 00 9a d2 06 11 02 00
asm v_cvt_pknorm_u16_f16 v5, -1, v8 = 05 00 9a d2 c1 10 02 00
asm v_cvt_pknorm_u16_f16 v5, v6, v8 clamp = 05 80 9a d2 06 11 02 00
asm v_cvt_pknorm_u16_f16 v5, v6, v8 op_sel:[1,1,1] = 05 58 9a d2 06 11 02 00
bad v_cvt_pknorm_u16_f16 s2, v2, v2 ! 1:22: destination must be a vector register
bad v_cvt_pknorm_u16_f16 v2, v2 ! 1:28: expected 3 operands, found 2

target gfx900
run s0=0x3800 s1=0x3555 -> d0=0x55508000
run s0=0x4000 s1=0x4000 -> d0=0xffffffff
run s0=0x3555 s1=0x7e00 -> d0=0x5550
run s0=0xbc00 s1=0xb800 -> d0=0
run s0=0x3555 s1=0x3800 -> d0=0x80005550
run s0=0x7c00 s1=0x3555 -> d0=0x5550ffff
run s0=0 s1=0x3800 -> d0=0x80000000
run s0=0x4000 s1=0x3800 -> d0=0x8000ffff
run s0=0x4000 s1=1 -> d0=0xffff

target gfx1010
asm v_cvt_pknorm_u16_f16 v8, v16, v24 = 08 00 13 d7 10 31 02 00

target gfx1100 gfx1150
asm v_cvt_pk_norm_u16_f16_e64_dpp v8, v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 13 d7 fa 30 02 00 10 01 01 ff
asm v_cvt_pk_norm_u16_f16_e64_dpp v8, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = 08 00 13 d7 e9 30 02 00 10 88 c6 fa
asm v_cvt_pk_norm_u16_f16_e64_dpp v8, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 13 d7 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_cvt_pk_norm_u16_f16 v8, v16.l, v24.l = 08 00 13 d7 10 31 02 00

target gfx1200
asm v_cvt_pk_norm_u16_f16_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = 08 00 13 d7 e9 30 02 00 10 00 00 00
asm v_cvt_pk_norm_u16_f16_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 13 d7 ea 30 02 00 10 00 00 00
asm v_cvt_pk_norm_u16_f16 v8, v16, v24 = 08 00 13 d7 10 31 02 00
asm v_cvt_pk_norm_u16_f16_e64_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 13 d7 fa 30 02 00 10 00 00 ff
