# buffer_wbl2: text and bits, as LLVM 22 has them.

target gfx90a gfx942
asm buffer_wbl2 = 00 00 a0 e0 00 00 00 00
