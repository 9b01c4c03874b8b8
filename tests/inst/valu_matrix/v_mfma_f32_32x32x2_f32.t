# v_mfma_f32_32x32x2_f32: text and bits, as LLVM 22 has them.

target gfx908
asm v_mfma_f32_32x32x2f32 a[8:23], v16, v24, a[32:47] = 08 00 c4 d3 10 31 82 04

target gfx90a
asm v_mfma_f32_32x32x2f32 v[8:23], v16, v24, v[32:47] = 08 00 c4 d3 10 31 82 04

target gfx942
asm v_mfma_f32_32x32x2_f32 v[8:23], v16, v24, v[32:47] = 08 00 c4 d3 10 31 82 04
