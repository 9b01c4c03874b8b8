# v_smfmac_i32_32x32x64_i8: text and bits, as LLVM 22 has them.

target gfx950
asm v_smfmac_i32_32x32x64_i8 v[8:23], v[16:19], v[24:31], v32 = 08 00 c7 d3 10 31 82 04
