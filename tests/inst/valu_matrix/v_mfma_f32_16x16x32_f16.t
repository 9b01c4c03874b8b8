# v_mfma_f32_16x16x32_f16: text and bits, as LLVM 22 has them.

target gfx950
asm v_mfma_f32_16x16x32_f16 v[8:11], v[16:19], v[24:27], v[32:35] = 08 00 d4 d3 10 31 82 04
