# v_interp_p2_inreg_f32: text and bits, as LLVM 22 has them.

target gfx1100 gfx1200
asm v_interp_p2_f32 v8, v16, v24, v32 wait_exp:0 = 08 00 01 cd 10 31 82 04
