# v_mfma_f32_16x16x4_f32: text and bits, as LLVM 22 has them.

target gfx908
asm v_mfma_f32_16x16x4f32 a[8:11], v16, v24, a[32:35] = 08 00 c5 d3 10 31 82 04

target gfx90a
asm v_mfma_f32_16x16x4f32 v[8:11], v16, v24, v[32:35] = 08 00 c5 d3 10 31 82 04

target gfx942
asm v_mfma_f32_16x16x4_f32 v[8:11], v16, v24, v[32:35] = 08 00 c5 d3 10 31 82 04
