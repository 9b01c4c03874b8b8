# v_dot2c_i32_i16: text and bits, as LLVM 22 has them.

target gfx908
asm v_dot2c_i32_i16_e32 v8, v16, v24 = 10 31 10 70
asm v_dot2c_i32_i16_e64 v8, v16, v24 = 08 00 38 d1 10 31 02 00
asm v_dot2c_i32_i16_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 70 10 00 00 ff
