# scratch_load_lds_ushort: text and bits, as LLVM 22 has them.

target gfx942
asm scratch_load_lds_ushort off, off = 00 40 a0 dc 00 00 7f 00
asm scratch_load_lds_ushort v8, off = 00 60 a0 dc 08 00 7f 00
asm scratch_load_lds_ushort off, s32 = 00 40 a0 dc 00 00 20 00
asm scratch_load_lds_ushort v8, s32 = 00 60 a0 dc 08 00 20 00
