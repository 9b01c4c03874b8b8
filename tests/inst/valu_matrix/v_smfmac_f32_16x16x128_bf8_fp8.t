# v_smfmac_f32_16x16x128_bf8_fp8: text and bits, as LLVM 22 has them.

target gfx950
asm v_smfmac_f32_16x16x128_bf8_fp8 v[8:11], v[16:19], v[24:31], v32 = 08 00 bc d3 10 31 82 04
