# ds_cmpstore_b32: text and bits, as LLVM 22 has them.

target gfx1100
asm ds_cmpstore_b32 v8, v16, v24 = 00 00 40 d8 08 10 18 00

target gfx1200
asm ds_cmpstore_b32 v8, v16, v24 offset:4095 = ff 0f 40 d8 08 10 18 00
