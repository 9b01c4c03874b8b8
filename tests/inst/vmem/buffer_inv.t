# buffer_inv: text and bits, as LLVM 22 has them.

target gfx942
asm buffer_inv = 00 00 a4 e0 00 00 00 00
