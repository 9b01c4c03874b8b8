# s_wait_idle: text and bits, as LLVM 22 has them.

target gfx1010
asm s_wait_idle = 00 00 a2 bf
bad s_wait_idle s0, s1, s2, s3, s4, s5 ! 1:13: expected 0 operands, found 6
bad s_wait_idle offen ! 1:13: s_wait_idle has no modifier 'offen'

target gfx1100
asm s_wait_idle = 00 00 8a bf
