# s_wakeup: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_wakeup = 00 00 83 bf
bad s_wakeup s0 ! 1:10: expected 0 operands, found 1
bad s_wakeup offen ! 1:10: s_wakeup has no modifier 'offen'

target gfx1100
asm s_wakeup = 00 00 b4 bf
