# v_smfmac_i32_16x16x64_i8: text and bits, as LLVM 22 has them.

target gfx942
asm v_smfmac_i32_16x16x64_i8 v[8:11], v[16:17], v[24:27], v32 = 08 00 ea d3 10 31 82 04
