# v_cvt_scalef32_pk_bf8_f16: text and bits, as LLVM 22 has them.

target gfx950
asm v_cvt_scalef32_pk_bf8_f16 v8, v16, v24 = 08 00 41 d2 10 31 02 00
