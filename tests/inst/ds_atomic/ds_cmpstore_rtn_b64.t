# ds_cmpstore_rtn_b64: text and bits, as LLVM 22 has them.

target gfx1100
asm ds_cmpstore_rtn_b64 v[8:9], v16, v[24:25], v[32:33] = 00 00 c0 d9 10 18 20 08

target gfx1200
asm ds_cmpstore_rtn_b64 v[8:9], v16, v[24:25], v[32:33] offset:16 = 10 00 c0 d9 10 18 20 08
