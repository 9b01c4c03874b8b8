# v_mfma_f32_32x32x4_2b_f16: text and bits, as LLVM 22 has them.

target gfx908
dis v_mfma_f32_32x32x4f16 a[8:39], v[16:17], v[24:25], a[32:63] = 08 00 c8 d3 10 31 82 04

target gfx90a
dis v_mfma_f32_32x32x4f16 v[8:39], v[16:17], v[24:25], v[32:63] = 08 00 c8 d3 10 31 82 04

target gfx942
dis v_mfma_f32_32x32x4_2b_f16 v[8:39], v[16:17], v[24:25], v[32:63] = 08 00 c8 d3 10 31 82 04
