# v_cvt_pk_f32_bf8: text and bits, as LLVM 22 has them.

target gfx942
asm v_cvt_pk_f32_bf8_e32 v[8:9], v16 = 10 af 10 7e
asm v_cvt_pk_f32_bf8_e64 v[8:9], v16 = 08 00 97 d1 10 01 00 00
asm v_cvt_pk_f32_bf8_sdwa v[8:9], v16 src0_sel:DWORD = f9 ae 10 7e 10 06 06 00
asm v_cvt_pk_f32_bf8_dpp v[8:9], v16 row_newbcast:1 row_mask:0xf bank_mask:0xf = fa ae 10 7e 10 51 01 ff

target gfx1200
asm v_cvt_pk_f32_bf8_e32 v[8:9], v16 = 10 df 10 7e
asm v_cvt_pk_f32_bf8_e64 v[8:9], v16 = 08 00 ef d5 10 01 00 00
