# buffer_invl2: text and bits, as LLVM 22 has them.

target gfx90a
asm buffer_invl2 = 00 00 a4 e0 00 00 00 00
