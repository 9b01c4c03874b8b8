# v_mfma_f32_32x32x4_xf32: text and bits, as LLVM 22 has them.

target gfx942
asm v_mfma_f32_32x32x4_xf32 v[8:23], v[16:17], v[24:25], v[32:47] = 08 00 bf d3 10 31 82 04
