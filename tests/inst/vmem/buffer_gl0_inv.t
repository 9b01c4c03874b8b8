# buffer_gl0_inv: text and bits, as LLVM 22 has them.

target gfx1010
asm buffer_gl0_inv = 00 00 c4 e1 00 00 00 00
bad buffer_gl0_inv s0, s1, s2, s3, s4, s5 ! 1:16: expected 0 operands, found 6
bad buffer_gl0_inv offen ! 1:16: buffer_gl0_inv has no modifier 'offen'

target gfx1100
asm buffer_gl0_inv = 00 00 ac e0 00 00 00 00
