# v_mfma_f32_16x16x16_bf16: text and bits, as LLVM 22 has them.

target gfx90a
asm v_mfma_f32_16x16x16bf16_1k v[8:11], v[16:17], v[24:25], v[32:35] = 08 00 e7 d3 10 31 82 04

target gfx942
asm v_mfma_f32_16x16x16_bf16 v[8:11], v[16:17], v[24:25], v[32:35] = 08 00 e1 d3 10 31 82 04
