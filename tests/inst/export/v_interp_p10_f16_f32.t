# v_interp_p10_f16_f32: text and bits, as LLVM 22 has them.

target gfx1100
asm v_interp_p10_f16_f32 v8, v16.l, v24, v32.l wait_exp:0 = 08 00 02 cd 10 31 82 04

target gfx1200
asm v_interp_p10_f16_f32 v8, v16, v24, v32 wait_exp:0 = 08 00 02 cd 10 31 82 04
