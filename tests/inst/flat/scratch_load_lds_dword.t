# scratch_load_lds_dword: text and bits, as LLVM 22 has them.

target gfx942
asm scratch_load_lds_dword off, off = 00 40 a8 dc 00 00 7f 00
asm scratch_load_lds_dword v8, off = 00 60 a8 dc 08 00 7f 00
asm scratch_load_lds_dword off, s32 = 00 40 a8 dc 00 00 20 00
asm scratch_load_lds_dword v8, s32 = 00 60 a8 dc 08 00 20 00
