# ds_cond_sub_u32: text and bits, as LLVM 22 has them.

target gfx1200
asm ds_cond_sub_u32 v8, v16 offset:64 = 40 00 60 da 08 10 00 00
