# v_mfma_f32_32x32x8_f16: text and bits, as LLVM 22 has them.

target gfx908
asm v_mfma_f32_32x32x8f16 a[8:23], v[16:17], v[24:25], a[32:47] = 08 00 cc d3 10 31 82 04

target gfx90a
asm v_mfma_f32_32x32x8f16 v[8:23], v[16:17], v[24:25], v[32:47] = 08 00 cc d3 10 31 82 04

target gfx942
asm v_mfma_f32_32x32x8_f16 v[8:23], v[16:17], v[24:25], v[32:47] = 08 00 cc d3 10 31 82 04
