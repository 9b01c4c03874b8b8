# ds_sub_clamp_u32: text and bits, as LLVM 22 has them.

target gfx1200
asm ds_sub_clamp_u32 v8, v16 offset:16 = 10 00 64 da 08 10 00 00
