# v_dot2c_f32_f16: text and bits, as LLVM 22 has them.

target gfx908
asm v_dot2c_f32_f16_e32 v8, v16, v24 = 10 31 10 6e
asm v_dot2c_f32_f16_e64 v8, v16, v24 = 08 00 37 d1 10 31 02 00
asm v_dot2c_f32_f16_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 6e 10 00 00 ff

target gfx1011
asm v_dot2c_f32_f16 v8, v16, v24 = 10 31 10 04
asm v_dot2c_f32_f16_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 04 10 00 00 ff
asm v_dot2c_f32_f16_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = e9 30 10 04 10 88 c6 fa
asm v_dot2c_f32_f16_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 30 10 04 10 88 c6 fa

target gfx1100
asm v_dot2acc_f32_f16 v8, v16, v24 = 10 31 10 04
asm v_dot2acc_f32_f16_dpp v8, v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = fa 30 10 04 10 01 01 ff
asm v_dot2acc_f32_f16_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = e9 30 10 04 10 88 c6 fa
asm v_dot2acc_f32_f16_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 30 10 04 10 88 c6 fa
