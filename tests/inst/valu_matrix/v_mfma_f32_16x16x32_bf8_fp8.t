# v_mfma_f32_16x16x32_bf8_fp8: text and bits, as LLVM 22 has them.

target gfx942
asm v_mfma_f32_16x16x32_bf8_fp8 v[8:11], v[16:17], v[24:25], v[32:35] = 08 00 f1 d3 10 31 82 04
