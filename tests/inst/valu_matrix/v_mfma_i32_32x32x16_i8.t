# v_mfma_i32_32x32x16_i8: text and bits, as LLVM 22 has them.

target gfx942
asm v_mfma_i32_32x32x16_i8 v[8:23], v[16:17], v[24:25], v[32:47] = 08 00 d6 d3 10 31 82 04
