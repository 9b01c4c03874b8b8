# v_illegal: text and bits, as LLVM 22 has them.

target gfx1010
asm v_illegal = 00 00 00 00
