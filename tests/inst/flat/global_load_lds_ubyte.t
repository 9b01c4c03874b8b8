# global_load_lds_ubyte: text and bits, as LLVM 22 has them.

target gfx942
asm global_load_lds_ubyte v[8:9], off = 00 80 98 dc 08 00 7f 00
asm global_load_lds_ubyte v8, s[32:33] = 00 80 98 dc 08 00 20 00
