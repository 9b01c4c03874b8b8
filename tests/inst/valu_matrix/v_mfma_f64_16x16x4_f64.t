# v_mfma_f64_16x16x4_f64: text and bits, as LLVM 22 has them.

target gfx90a
asm v_mfma_f64_16x16x4f64 v[8:15], v[16:17], v[24:25], v[32:39] = 08 00 ee d3 10 31 82 04

target gfx942
asm v_mfma_f64_16x16x4_f64 v[8:15], v[16:17], v[24:25], v[32:39] = 08 00 ee d3 10 31 82 04
