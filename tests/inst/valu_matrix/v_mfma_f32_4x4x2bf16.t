# v_mfma_f32_4x4x2bf16: text and bits, as LLVM 22 has them.

target gfx908
asm v_mfma_f32_4x4x2bf16 a[8:11], v16, v24, a[32:35] = 08 00 eb d3 10 31 82 04

target gfx90a
asm v_mfma_f32_4x4x2bf16 v[8:11], v16, v24, v[32:35] = 08 00 eb d3 10 31 82 04
