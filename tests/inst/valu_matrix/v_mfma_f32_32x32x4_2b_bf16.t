# v_mfma_f32_32x32x4_2b_bf16: text and bits, as LLVM 22 has them.

target gfx90a
dis v_mfma_f32_32x32x4bf16_1k v[8:39], v[16:17], v[24:25], v[32:63] = 08 00 e3 d3 10 31 82 04

target gfx942
dis v_mfma_f32_32x32x4_2b_bf16 v[8:39], v[16:17], v[24:25], v[32:63] = 08 00 dd d3 10 31 82 04
