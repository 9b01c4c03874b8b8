# v_mfma_f32_32x32x1_2b_f32: text and bits, as LLVM 22 has them.

target gfx908
dis v_mfma_f32_32x32x1f32 a[8:39], v16, v24, a[32:63] = 08 00 c0 d3 10 31 82 04

target gfx90a
dis v_mfma_f32_32x32x1f32 v[8:39], v16, v24, v[32:63] = 08 00 c0 d3 10 31 82 04

target gfx942
dis v_mfma_f32_32x32x1_2b_f32 v[8:39], v16, v24, v[32:63] = 08 00 c0 d3 10 31 82 04
