# v_cvt_scalef32_f32_fp8: text and bits, as LLVM 22 has them.

target gfx950
asm v_cvt_scalef32_f32_fp8 v8, v16, v24 = 08 00 3b d2 10 31 02 00
