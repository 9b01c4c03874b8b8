# v_cvt_scalef32_pk32_bf6_f16: text and bits, as LLVM 22 has them.

target gfx950
asm v_cvt_scalef32_pk32_bf6_f16 v[8:13], v[16:31], v24 = 08 00 5a d2 10 31 02 00
