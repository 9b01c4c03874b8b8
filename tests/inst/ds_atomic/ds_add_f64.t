# ds_add_f64: text and bits, as LLVM 22 has them.

target gfx90a
asm ds_add_f64 v8, v[16:17] = 00 00 b8 d8 08 10 00 00
