# scratch_load_lds_sbyte: text and bits, as LLVM 22 has them.

target gfx942
asm scratch_load_lds_sbyte off, off = 00 40 9c dc 00 00 7f 00
asm scratch_load_lds_sbyte v8, off = 00 60 9c dc 08 00 7f 00
asm scratch_load_lds_sbyte off, s32 = 00 40 9c dc 00 00 20 00
asm scratch_load_lds_sbyte v8, s32 = 00 60 9c dc 08 00 20 00
