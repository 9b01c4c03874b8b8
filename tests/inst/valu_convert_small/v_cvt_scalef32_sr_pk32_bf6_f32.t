# v_cvt_scalef32_sr_pk32_bf6_f32: text and bits, as LLVM 22 has them.

target gfx950
asm v_cvt_scalef32_sr_pk32_bf6_f32 v[8:13], v[16:47], v24, v32 = 08 00 55 d2 10 31 82 04
