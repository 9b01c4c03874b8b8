# ds_cmpstore_b64: text and bits, as LLVM 22 has them.

target gfx1100
asm ds_cmpstore_b64 v8, v[16:17], v[24:25] = 00 00 40 d9 08 10 18 00

target gfx1200
asm ds_cmpstore_b64 v8, v[16:17], v[24:25] offset:4095 = ff 0f 40 d9 08 10 18 00
