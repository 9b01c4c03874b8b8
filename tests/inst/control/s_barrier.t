# s_barrier: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_barrier = 00 00 8a bf
bad s_barrier s0 ! 1:11: expected 0 operands, found 1
bad s_barrier offen ! 1:11: s_barrier has no modifier 'offen'

target gfx1100
asm s_barrier = 00 00 bd bf
