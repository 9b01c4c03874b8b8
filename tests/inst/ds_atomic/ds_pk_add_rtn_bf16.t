# ds_pk_add_rtn_bf16: text and bits, as LLVM 22 has them.

target gfx942
asm ds_pk_add_rtn_bf16 v8, v16, v24 = 00 00 70 d9 10 18 00 08

target gfx1200
asm ds_pk_add_rtn_bf16 v8, v16, v24 offset:64 = 40 00 ac da 10 18 00 08
