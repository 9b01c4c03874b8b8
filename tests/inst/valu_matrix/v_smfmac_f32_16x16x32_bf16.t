# v_smfmac_f32_16x16x32_bf16: text and bits, as LLVM 22 has them.

target gfx942
asm v_smfmac_f32_16x16x32_bf16 v[8:11], v[16:17], v[24:27], v32 = 08 00 e6 d3 10 31 82 04
