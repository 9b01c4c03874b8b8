# ds_cmpstore_f32: text and bits, as LLVM 22 has them.

target gfx1100
asm ds_cmpstore_f32 v8, v16, v24 = 00 00 44 d8 08 10 18 00
