# s_code_end: text and bits, as LLVM 22 has them.

target gfx1010
asm s_code_end = 00 00 9f bf
bad s_code_end s0, s1, s2, s3, s4, s5 ! 1:12: expected 0 operands, found 6
bad s_code_end offen ! 1:12: s_code_end has no modifier 'offen'
