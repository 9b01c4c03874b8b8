# global_load_lds_dwordx4: text and bits, as LLVM 22 has them.

target gfx950
asm global_load_lds_dwordx4 v[8:9], off = 00 80 f4 dd 08 00 7f 00
asm global_load_lds_dwordx4 v8, s[32:33] = 00 80 f4 dd 08 00 20 00
