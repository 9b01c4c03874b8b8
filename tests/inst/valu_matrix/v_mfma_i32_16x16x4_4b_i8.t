# v_mfma_i32_16x16x4_4b_i8: text and bits, as LLVM 22 has them.

target gfx908
asm v_mfma_i32_16x16x4i8 a[8:23], v16, v24, a[32:47] = 08 00 d1 d3 10 31 82 04

target gfx90a
asm v_mfma_i32_16x16x4i8 v[8:23], v16, v24, v[32:47] = 08 00 d1 d3 10 31 82 04

target gfx942
asm v_mfma_i32_16x16x4_4b_i8 v[8:23], v16, v24, v[32:47] = 08 00 d1 d3 10 31 82 04
