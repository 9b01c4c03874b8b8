# ds_read_b96_tr_b6: text and bits, as LLVM 22 has them.

target gfx950
asm ds_read_b96_tr_b6 v[8:10], v16 = 00 00 c2 d9 10 00 00 08
