# v_mfma_f32_32x32x4bf16: text and bits, as LLVM 22 has them.

target gfx908
asm v_mfma_f32_32x32x4bf16 a[8:23], v16, v24, a[32:47] = 08 00 ec d3 10 31 82 04

target gfx90a
asm v_mfma_f32_32x32x4bf16 v[8:23], v16, v24, v[32:47] = 08 00 ec d3 10 31 82 04
