# ds_sub_clamp_rtn_u32: text and bits, as LLVM 22 has them.

target gfx1200
asm ds_sub_clamp_rtn_u32 v8, v16, v24 offset:4095 = ff 0f a4 da 10 18 00 08
