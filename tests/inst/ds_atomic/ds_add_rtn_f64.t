# ds_add_rtn_f64: text and bits, as LLVM 22 has them.

target gfx90a
asm ds_add_rtn_f64 v[8:9], v16, v[24:25] = 00 00 f8 d8 10 18 00 08
