# ds_read_b64_tr_b8: text and bits, as LLVM 22 has them.

target gfx950
asm ds_read_b64_tr_b8 v[8:9], v16 = 00 00 c4 d9 10 00 00 08
