# ds_read_b64_tr_b4: text and bits, as LLVM 22 has them.

target gfx950
asm ds_read_b64_tr_b4 v[8:9], v16 = 00 00 c0 d9 10 00 00 08
