# v_mfma_f64_4x4x4_4b_f64: text and bits, as LLVM 22 has them.

target gfx90a
asm v_mfma_f64_4x4x4f64 v[8:9], v[16:17], v[24:25], v[32:33] = 08 00 ef d3 10 31 82 04

target gfx942
asm v_mfma_f64_4x4x4_4b_f64 v[8:9], v[16:17], v[24:25], v[32:33] = 08 00 ef d3 10 31 82 04
