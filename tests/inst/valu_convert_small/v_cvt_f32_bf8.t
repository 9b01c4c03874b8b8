# v_cvt_f32_bf8: text and bits, as LLVM 22 has them.

target gfx942
asm v_cvt_f32_bf8_e32 v8, v16 = 10 ab 10 7e
asm v_cvt_f32_bf8_e64 v8, v16 = 08 00 95 d1 10 01 00 00
asm v_cvt_f32_bf8_sdwa v8, v16 src0_sel:DWORD = f9 aa 10 7e 10 06 06 00
asm v_cvt_f32_bf8_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa aa 10 7e 10 00 00 ff

target gfx1200
asm v_cvt_f32_bf8_e32 v8, v16 = 10 db 10 7e
asm v_cvt_f32_bf8_e64 v8, v16 = 08 00 ed d5 10 01 00 00
asm v_cvt_f32_bf8_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa da 10 7e 10 00 00 ff
asm v_cvt_f32_bf8_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 da 10 7e 10 00 00 00
asm v_cvt_f32_bf8_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea da 10 7e 10 00 00 00
asm v_cvt_f32_bf8_e64_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 ed d5 fa 00 00 00 10 00 00 ff
asm v_cvt_f32_bf8_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = 08 00 ed d5 e9 00 00 00 10 00 00 00
asm v_cvt_f32_bf8_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 ed d5 ea 00 00 00 10 00 00 00
