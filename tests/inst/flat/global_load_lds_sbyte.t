# global_load_lds_sbyte: text and bits, as LLVM 22 has them.

target gfx942
asm global_load_lds_sbyte v[8:9], off = 00 80 9c dc 08 00 7f 00
asm global_load_lds_sbyte v8, s[32:33] = 00 80 9c dc 08 00 20 00
