# v_smfmac_f32_32x32x64_fp8_bf8: text and bits, as LLVM 22 has them.

target gfx950
asm v_smfmac_f32_32x32x64_fp8_bf8 v[8:23], v[16:19], v[24:31], v32 = 08 00 cf d3 10 31 82 04
