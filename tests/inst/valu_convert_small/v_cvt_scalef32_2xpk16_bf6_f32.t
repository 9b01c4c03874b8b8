# v_cvt_scalef32_2xpk16_bf6_f32: text and bits, as LLVM 22 has them.

target gfx950
asm v_cvt_scalef32_2xpk16_bf6_f32 v[8:13], v[16:31], v[24:39], v32 = 08 00 53 d2 10 31 82 04
