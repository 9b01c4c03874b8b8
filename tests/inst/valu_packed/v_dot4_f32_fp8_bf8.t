# v_dot4_f32_fp8_bf8: text and bits, as LLVM 22 has them.

target gfx1200
asm v_dot4_f32_fp8_bf8_e64_dpp v8, v16, v24, v32 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 40 24 cc fa 30 82 1c 10 00 00 ff
asm v_dot4_f32_fp8_bf8_e64_dpp v8, v16, v24, v32 dpp8:[0,0,0,0,0,0,0,0] = 08 40 24 cc e9 30 82 1c 10 00 00 00
asm v_dot4_f32_fp8_bf8_e64_dpp v8, v16, v24, v32 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 40 24 cc ea 30 82 1c 10 00 00 00
asm v_dot4_f32_fp8_bf8 v8, v16, v24, v32 = 08 40 24 cc 10 31 82 1c
