# ds_cmpstore_rtn_b32: text and bits, as LLVM 22 has them.

target gfx1100
asm ds_cmpstore_rtn_b32 v8, v16, v24, v32 = 00 00 c0 d8 10 18 20 08

target gfx1200
asm ds_cmpstore_rtn_b32 v8, v16, v24, v32 offset:64 = 40 00 c0 d8 10 18 20 08
