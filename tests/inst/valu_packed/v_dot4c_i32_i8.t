# v_dot4c_i32_i8: text and bits, as LLVM 22 has them.

target gfx908
asm v_dot4c_i32_i8_e32 v8, v16, v24 = 10 31 10 72
asm v_dot4c_i32_i8_e64 v8, v16, v24 = 08 00 39 d1 10 31 02 00
asm v_dot4c_i32_i8_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 72 10 00 00 ff

target gfx1011
asm v_dot4c_i32_i8 v8, v16, v24 = 10 31 10 1a
asm v_dot4c_i32_i8_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 1a 10 00 00 ff
asm v_dot4c_i32_i8_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = e9 30 10 1a 10 88 c6 fa
asm v_dot4c_i32_i8_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 30 10 1a 10 88 c6 fa
