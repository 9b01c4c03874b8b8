# v_mfma_f32_32x32x8_bf16: text and bits, as LLVM 22 has them.

target gfx90a
asm v_mfma_f32_32x32x8bf16_1k v[8:23], v[16:17], v[24:25], v[32:47] = 08 00 e6 d3 10 31 82 04

target gfx942
asm v_mfma_f32_32x32x8_bf16 v[8:23], v[16:17], v[24:25], v[32:47] = 08 00 e0 d3 10 31 82 04
