# v_mfma_i32_16x16x64_i8: text and bits, as LLVM 22 has them.

target gfx950
asm v_mfma_i32_16x16x64_i8 v[8:11], v[16:19], v[24:27], v[32:35] = 08 00 b6 d3 10 31 82 04
