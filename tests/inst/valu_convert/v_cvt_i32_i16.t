# v_cvt_i32_i16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx1100
asm v_cvt_i32_i16_e32 v8, v16.l = 10 d5 10 7e
asm v_cvt_i32_i16_e64 v8, v16.l = 08 00 ea d5 10 01 00 00
asm v_cvt_i32_i16_dpp v8, v16.l row_shl:1 row_mask:0xf bank_mask:0xf = fa d4 10 7e 10 01 01 ff
asm v_cvt_i32_i16_dpp v8, v16.l dpp8:[0,1,2,3,4,5,6,7] = e9 d4 10 7e 10 88 c6 fa
asm v_cvt_i32_i16_dpp v8, v16.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea d4 10 7e 10 88 c6 fa
asm v_cvt_i32_i16_e64_dpp v8, v16.l row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 ea d5 fa 00 00 00 10 01 01 ff
asm v_cvt_i32_i16_e64_dpp v8, v16.l dpp8:[0,1,2,3,4,5,6,7] = 08 00 ea d5 e9 00 00 00 10 88 c6 fa
asm v_cvt_i32_i16_e64_dpp v8, v16.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 ea d5 ea 00 00 00 10 88 c6 fa
# LLVM has a half for the destination, which has 32 bits.
asm v_cvt_i32_i16_e64 v254, v218.l op_sel:[0,1] = fe 40 ea d5 da 01 00 00

target gfx1100:wave64
run s0=0x8000 -> d0=0xffff8000
run s0=0x7fff -> d0=0x7fff

target gfx1200
asm v_cvt_i32_i16_e32 v8, v16 = 10 d5 10 7e
asm v_cvt_i32_i16_e64 v8, v16 = 08 00 ea d5 10 01 00 00
asm v_cvt_i32_i16_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa d4 10 7e 10 00 00 ff
asm v_cvt_i32_i16_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 d4 10 7e 10 00 00 00
asm v_cvt_i32_i16_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea d4 10 7e 10 00 00 00
asm v_cvt_i32_i16_e64_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 ea d5 fa 00 00 00 10 00 00 ff
asm v_cvt_i32_i16_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = 08 00 ea d5 e9 00 00 00 10 00 00 00
asm v_cvt_i32_i16_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 ea d5 ea 00 00 00 10 00 00 00
