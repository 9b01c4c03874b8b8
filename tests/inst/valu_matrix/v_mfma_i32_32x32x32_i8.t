# v_mfma_i32_32x32x32_i8: text and bits, as LLVM 22 has them.

target gfx950
asm v_mfma_i32_32x32x32_i8 v[8:23], v[16:19], v[24:27], v[32:47] = 08 00 b8 d3 10 31 82 04
