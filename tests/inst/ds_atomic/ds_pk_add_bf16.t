# ds_pk_add_bf16: text and bits, as LLVM 22 has them.

target gfx942
asm ds_pk_add_bf16 v8, v16 = 00 00 30 d8 08 10 00 00

target gfx1200
asm ds_pk_add_bf16 v8, v16 offset:64 = 40 00 6c da 08 10 00 00
