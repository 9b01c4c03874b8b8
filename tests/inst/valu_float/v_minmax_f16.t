# v_minmax_f16: text and bits, as LLVM 22 has them.

target gfx1100 gfx1150
asm v_minmax_f16_e64_dpp v8.l, v16.l, v24.l, v32.l row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 61 d6 fa 30 82 04 10 01 01 ff
asm v_minmax_f16_e64_dpp v8.l, v16.l, v24.l, v32.l dpp8:[0,1,2,3,4,5,6,7] = 08 00 61 d6 e9 30 82 04 10 88 c6 fa
asm v_minmax_f16_e64_dpp v8.l, v16.l, v24.l, v32.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 61 d6 ea 30 82 04 10 88 c6 fa

target gfx1100
asm v_minmax_f16 v8.l, v16.l, v24.l, v32.l = 08 00 61 d6 10 31 82 04

target gfx1200
asm v_minmax_num_f16_e64_dpp v8, v16, v24, v32 dpp8:[0,0,0,0,0,0,0,0] = 08 00 6a d6 e9 30 82 04 10 00 00 00
asm v_minmax_num_f16_e64_dpp v8, v16, v24, v32 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 6a d6 ea 30 82 04 10 00 00 00
asm v_minmax_num_f16 v8, v16, v24, v32 = 08 00 6a d6 10 31 82 04
asm v_minmax_num_f16_e64_dpp v8, v16, v24, v32 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 6a d6 fa 30 82 04 10 00 00 ff
