# v_cvt_f32_fp8: text and bits, as LLVM 22 has them.

target gfx942
asm v_cvt_f32_fp8_e32 v8, v16 = 10 a9 10 7e
asm v_cvt_f32_fp8_e64 v8, v16 = 08 00 94 d1 10 01 00 00
asm v_cvt_f32_fp8_sdwa v8, v16 src0_sel:DWORD = f9 a8 10 7e 10 06 06 00
asm v_cvt_f32_fp8_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa a8 10 7e 10 00 00 ff
