# v_cvt_f32_fp8: text and bits, as LLVM 22 has them.

target gfx942
asm v_cvt_f32_fp8_e32 v8, v16 = 10 a9 10 7e
asm v_cvt_f32_fp8_e64 v8, v16 = 08 00 94 d1 10 01 00 00
asm v_cvt_f32_fp8_sdwa v8, v16 src0_sel:DWORD = f9 a8 10 7e 10 06 06 00
asm v_cvt_f32_fp8_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa a8 10 7e 10 00 00 ff

target gfx1200
asm v_cvt_f32_fp8_e32 v8, v16 = 10 d9 10 7e
asm v_cvt_f32_fp8_e64 v8, v16 = 08 00 ec d5 10 01 00 00
asm v_cvt_f32_fp8_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa d8 10 7e 10 00 00 ff
asm v_cvt_f32_fp8_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 d8 10 7e 10 00 00 00
asm v_cvt_f32_fp8_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea d8 10 7e 10 00 00 00
asm v_cvt_f32_fp8_e64_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 ec d5 fa 00 00 00 10 00 00 ff
asm v_cvt_f32_fp8_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = 08 00 ec d5 e9 00 00 00 10 00 00 00
asm v_cvt_f32_fp8_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 ec d5 ea 00 00 00 10 00 00 00
