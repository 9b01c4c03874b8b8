# v_dot8c_i32_i4: text and bits, as LLVM 22 has them.

target gfx908
asm v_dot8c_i32_i4_e32 v8, v16, v24 = 10 31 10 74
asm v_dot8c_i32_i4_e64 v8, v16, v24 = 08 00 3a d1 10 31 02 00
asm v_dot8c_i32_i4_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 74 10 00 00 ff
