# v_dot8_i32_iu4: text and bits, as LLVM 22 has them.

target gfx1100
asm v_dot8_i32_iu4 v8, v16, v24, v32 = 08 40 18 cc 10 31 82 1c
