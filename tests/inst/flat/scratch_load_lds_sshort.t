# scratch_load_lds_sshort: text and bits, as LLVM 22 has them.

target gfx942
asm scratch_load_lds_sshort off, off = 00 40 a4 dc 00 00 7f 00
asm scratch_load_lds_sshort v8, off = 00 60 a4 dc 08 00 7f 00
asm scratch_load_lds_sshort off, s32 = 00 40 a4 dc 00 00 20 00
asm scratch_load_lds_sshort v8, s32 = 00 60 a4 dc 08 00 20 00
