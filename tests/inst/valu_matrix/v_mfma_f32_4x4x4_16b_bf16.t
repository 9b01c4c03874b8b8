# v_mfma_f32_4x4x4_16b_bf16: text and bits, as LLVM 22 has them.

target gfx90a
asm v_mfma_f32_4x4x4bf16_1k v[8:11], v[16:17], v[24:25], v[32:35] = 08 00 e5 d3 10 31 82 04

target gfx942
asm v_mfma_f32_4x4x4_16b_bf16 v[8:11], v[16:17], v[24:25], v[32:35] = 08 00 df d3 10 31 82 04
