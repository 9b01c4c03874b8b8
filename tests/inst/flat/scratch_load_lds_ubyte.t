# scratch_load_lds_ubyte: text and bits, as LLVM 22 has them.

target gfx942
asm scratch_load_lds_ubyte off, off = 00 40 98 dc 00 00 7f 00
asm scratch_load_lds_ubyte v8, off = 00 60 98 dc 08 00 7f 00
asm scratch_load_lds_ubyte off, s32 = 00 40 98 dc 00 00 20 00
asm scratch_load_lds_ubyte v8, s32 = 00 60 98 dc 08 00 20 00
