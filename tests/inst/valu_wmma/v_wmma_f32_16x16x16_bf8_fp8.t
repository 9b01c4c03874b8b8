# v_wmma_f32_16x16x16_bf8_fp8: text and bits, as LLVM 22 has them.

target gfx1200
asm v_wmma_f32_16x16x16_bf8_fp8 v[8:15], v[16:17], v[24:25], v[32:39] = 08 40 48 cc 10 31 82 1c

target gfx1200:wave64
asm v_wmma_f32_16x16x16_bf8_fp8 v[8:11], v16, v24, v[32:35] = 08 40 48 cc 10 31 82 1c
