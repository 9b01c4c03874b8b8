# v_maximumminimum_f16: text and bits, as LLVM 22 has them.

target gfx1200
asm v_maximumminimum_f16_e64_dpp v8, v16, v24, v32 dpp8:[0,0,0,0,0,0,0,0] = 08 00 6f d6 e9 30 82 04 10 00 00 00
asm v_maximumminimum_f16_e64_dpp v8, v16, v24, v32 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 6f d6 ea 30 82 04 10 00 00 00
asm v_maximumminimum_f16 v8, v16, v24, v32 = 08 00 6f d6 10 31 82 04
asm v_maximumminimum_f16_e64_dpp v8, v16, v24, v32 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 6f d6 fa 30 82 04 10 00 00 ff
