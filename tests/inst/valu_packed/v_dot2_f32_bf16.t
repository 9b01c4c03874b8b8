# v_dot2_f32_bf16: text and bits, as LLVM 22 has them.

target gfx950
asm v_dot2_f32_bf16 v8, v16, v24, v32 = 08 40 9a d3 10 31 82 1c

target gfx1100 gfx1150
asm v_dot2_f32_bf16_e64_dpp v8, v16, v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 40 1a cc fa 30 82 1c 10 01 01 ff
asm v_dot2_f32_bf16_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 40 1a cc e9 30 82 1c 10 88 c6 fa
asm v_dot2_f32_bf16_e64_dpp v8, v16, v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 40 1a cc ea 30 82 1c 10 88 c6 fa

target gfx1100
asm v_dot2_f32_bf16 v8, v16, v24, v32 = 08 40 1a cc 10 31 82 1c
