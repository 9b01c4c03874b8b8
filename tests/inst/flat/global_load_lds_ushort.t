# global_load_lds_ushort: text and bits, as LLVM 22 has them.

target gfx942
asm global_load_lds_ushort v[8:9], off = 00 80 a0 dc 08 00 7f 00
asm global_load_lds_ushort v8, s[32:33] = 00 80 a0 dc 08 00 20 00
