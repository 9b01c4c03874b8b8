# v_cvt_scalef32_sr_pk32_fp6_bf16: text and bits, as LLVM 22 has them.

target gfx950
asm v_cvt_scalef32_sr_pk32_fp6_bf16 v[8:13], v[16:31], v24, v32 = 08 00 5d d2 10 31 82 04
