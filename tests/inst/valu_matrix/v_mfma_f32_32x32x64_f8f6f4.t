# v_mfma_f32_32x32x64_f8f6f4: text and bits, as LLVM 22 has them.

target gfx950
asm v_mfma_f32_32x32x64_f8f6f4 v[8:23], v[16:23], v[24:31], v[32:47] = 08 00 ae d3 10 31 82 04
