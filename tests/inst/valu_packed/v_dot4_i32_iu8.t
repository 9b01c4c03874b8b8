# v_dot4_i32_iu8: text and bits, as LLVM 22 has them.

target gfx1100
asm v_dot4_i32_iu8 v8, v16, v24, v32 = 08 40 16 cc 10 31 82 1c
