# v_cvt_scalef32_sr_pk_fp4_f32: text and bits, as LLVM 22 has them.

target gfx950
asm v_cvt_scalef32_sr_pk_fp4_f32 v8, v[16:17], v24, v32 = 08 00 3e d2 10 31 82 04
