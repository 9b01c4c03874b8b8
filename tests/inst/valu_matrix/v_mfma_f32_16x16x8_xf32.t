# v_mfma_f32_16x16x8_xf32: text and bits, as LLVM 22 has them.

target gfx942
asm v_mfma_f32_16x16x8_xf32 v[8:11], v[16:17], v[24:25], v[32:35] = 08 00 be d3 10 31 82 04
