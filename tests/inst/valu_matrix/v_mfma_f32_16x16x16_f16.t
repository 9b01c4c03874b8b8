# v_mfma_f32_16x16x16_f16: text and bits, as LLVM 22 has them.

target gfx908
asm v_mfma_f32_16x16x16f16 a[8:11], v[16:17], v[24:25], a[32:35] = 08 00 cd d3 10 31 82 04

target gfx90a
asm v_mfma_f32_16x16x16f16 v[8:11], v[16:17], v[24:25], v[32:35] = 08 00 cd d3 10 31 82 04

target gfx942
asm v_mfma_f32_16x16x16_f16 v[8:11], v[16:17], v[24:25], v[32:35] = 08 00 cd d3 10 31 82 04
