# v_cvt_scalef32_sr_bf8_bf16: text and bits, as LLVM 22 has them.

target gfx950
asm v_cvt_scalef32_sr_bf8_bf16 v8, v16, v24, v32 = 08 00 47 d2 10 31 82 04
