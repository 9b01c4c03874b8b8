# v_mfma_f32_32x32x2bf16: text and bits, as LLVM 22 has them.

target gfx908
dis v_mfma_f32_32x32x2bf16 a[8:39], v16, v24, a[32:63] = 08 00 e8 d3 10 31 82 04

target gfx90a
dis v_mfma_f32_32x32x2bf16 v[8:39], v16, v24, v[32:63] = 08 00 e8 d3 10 31 82 04
