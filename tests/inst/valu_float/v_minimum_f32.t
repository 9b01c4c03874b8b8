# v_minimum_f32: text and bits, as LLVM 22 has them.

target gfx1200
asm v_minimum_f32_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = 08 00 65 d7 e9 30 02 00 10 00 00 00
asm v_minimum_f32_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 65 d7 ea 30 02 00 10 00 00 00
asm v_minimum_f32 v8, v16, v24 = 08 00 65 d7 10 31 02 00
asm v_minimum_f32_e64_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 65 d7 fa 30 02 00 10 00 00 ff
