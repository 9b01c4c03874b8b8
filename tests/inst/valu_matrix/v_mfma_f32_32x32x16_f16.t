# v_mfma_f32_32x32x16_f16: text and bits, as LLVM 22 has them.

target gfx950
asm v_mfma_f32_32x32x16_f16 v[8:23], v[16:19], v[24:27], v[32:47] = 08 00 d5 d3 10 31 82 04
bad v_mfma_f32_32x32x16_f16 a[0:15], v[58:61], a[46:49], a[8:23] ! 1:54: the third source must be the destination or share no register with it
