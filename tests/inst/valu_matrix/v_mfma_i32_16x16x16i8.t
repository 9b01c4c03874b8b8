# v_mfma_i32_16x16x16i8: text and bits, as LLVM 22 has them.

target gfx908
asm v_mfma_i32_16x16x16i8 a[8:11], v16, v24, a[32:35] = 08 00 d5 d3 10 31 82 04

target gfx90a
asm v_mfma_i32_16x16x16i8 v[8:11], v16, v24, v[32:35] = 08 00 d5 d3 10 31 82 04
