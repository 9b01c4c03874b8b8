# v_cvt_scalef32_pk32_f32_bf6: text and bits, as LLVM 22 has them.

target gfx950
asm v_cvt_scalef32_pk32_f32_bf6 v[8:39], v[16:21], v24 = 08 00 57 d2 10 31 02 00
