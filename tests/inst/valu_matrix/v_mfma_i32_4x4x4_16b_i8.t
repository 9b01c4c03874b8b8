# v_mfma_i32_4x4x4_16b_i8: text and bits, as LLVM 22 has them.

target gfx908
asm v_mfma_i32_4x4x4i8 a[8:11], v16, v24, a[32:35] = 08 00 d2 d3 10 31 82 04

target gfx90a
asm v_mfma_i32_4x4x4i8 v[8:11], v16, v24, v[32:35] = 08 00 d2 d3 10 31 82 04

target gfx942
asm v_mfma_i32_4x4x4_16b_i8 v[8:11], v16, v24, v[32:35] = 08 00 d2 d3 10 31 82 04
