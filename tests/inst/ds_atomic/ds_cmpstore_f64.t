# ds_cmpstore_f64: text and bits, as LLVM 22 has them.

target gfx1100
asm ds_cmpstore_f64 v8, v[16:17], v[24:25] = 00 00 44 d9 08 10 18 00
