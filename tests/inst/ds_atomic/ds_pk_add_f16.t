# ds_pk_add_f16: text and bits, as LLVM 22 has them.

target gfx942
asm ds_pk_add_f16 v8, v16 = 00 00 2e d8 08 10 00 00

target gfx1200
asm ds_pk_add_f16 v8, v16 offset:4095 = ff 0f 68 da 08 10 00 00
