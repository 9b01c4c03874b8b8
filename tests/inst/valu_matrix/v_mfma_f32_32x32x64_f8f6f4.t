# v_mfma_f32_32x32x64_f8f6f4: text and bits, as LLVM 22 has them.

target gfx950
asm v_mfma_f32_32x32x64_f8f6f4 v[8:23], v[16:23], v[24:31], v[32:47] = 08 00 ae d3 10 31 82 04
asm v_mfma_f32_32x32x64_f8f6f4 a[0:15], v[58:65], a[46:53], a[8:23] = 00 80 ae d3 3a 5d 22 14
