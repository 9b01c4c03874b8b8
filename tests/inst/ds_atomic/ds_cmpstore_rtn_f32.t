# ds_cmpstore_rtn_f32: text and bits, as LLVM 22 has them.

target gfx1100
asm ds_cmpstore_rtn_f32 v8, v16, v24, v32 = 00 00 c4 d8 10 18 20 08
