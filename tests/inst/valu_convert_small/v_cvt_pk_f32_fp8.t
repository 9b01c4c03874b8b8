# v_cvt_pk_f32_fp8: text and bits, as LLVM 22 has them.

target gfx942
asm v_cvt_pk_f32_fp8_e32 v[8:9], v16 = 10 ad 10 7e
asm v_cvt_pk_f32_fp8_e64 v[8:9], v16 = 08 00 96 d1 10 01 00 00
asm v_cvt_pk_f32_fp8_sdwa v[8:9], v16 src0_sel:DWORD = f9 ac 10 7e 10 06 06 00
asm v_cvt_pk_f32_fp8_dpp v[8:9], v16 row_newbcast:1 row_mask:0xf bank_mask:0xf = fa ac 10 7e 10 51 01 ff

target gfx1200
asm v_cvt_pk_f32_fp8_e32 v[8:9], v16 = 10 dd 10 7e
asm v_cvt_pk_f32_fp8_e64 v[8:9], v16 = 08 00 ee d5 10 01 00 00
