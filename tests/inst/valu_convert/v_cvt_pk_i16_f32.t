# v_cvt_pk_i16_f32: text and bits, as LLVM 22 has them.

target gfx1100 gfx1150
asm v_cvt_pk_i16_f32_e64_dpp v8, v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 06 d7 fa 30 02 00 10 01 01 ff
asm v_cvt_pk_i16_f32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = 08 00 06 d7 e9 30 02 00 10 88 c6 fa
asm v_cvt_pk_i16_f32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 06 d7 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_cvt_pk_i16_f32 v8, v16, v24 = 08 00 06 d7 10 31 02 00
