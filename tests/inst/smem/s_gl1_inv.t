# s_gl1_inv: text and bits, as LLVM 22 has them.

target gfx1010
asm s_gl1_inv = 00 00 7c f4 00 00 00 00
bad s_gl1_inv s0, s1, s2, s3, s4, s5 ! 1:11: expected 0 operands, found 6
bad s_gl1_inv offen ! 1:11: s_gl1_inv has no modifier 'offen'

target gfx1100
asm s_gl1_inv = 00 00 80 f4 00 00 00 00
