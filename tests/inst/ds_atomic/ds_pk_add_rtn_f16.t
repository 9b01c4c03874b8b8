# ds_pk_add_rtn_f16: text and bits, as LLVM 22 has them.

target gfx942
asm ds_pk_add_rtn_f16 v8, v16, v24 = 00 00 6e d9 10 18 00 08

target gfx1200
asm ds_pk_add_rtn_f16 v8, v16, v24 offset:64 = 40 00 a8 da 10 18 00 08
