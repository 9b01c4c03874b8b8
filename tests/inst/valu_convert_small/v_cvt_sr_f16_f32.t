# v_cvt_sr_f16_f32: text and bits, as LLVM 22 has them.

target gfx950
asm v_cvt_sr_f16_f32 v8, v16, v24 = 08 00 a6 d2 10 31 02 00
