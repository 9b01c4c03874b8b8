# s_branch: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_branch 65535 = ff ff 82 bf
asm s_branch 0 = 00 00 82 bf
asm s_branch 4 = 04 00 82 bf
asm s_branch 255 = ff 00 82 bf
asm s_branch 65280 = 00 ff 82 bf
asm s_branch 1 = 01 00 82 bf
bad s_branch v0 ! 1:10: expected a label or a distance in words, found v0
bad s_branch 1 offen ! 1:12: s_branch has no modifier 'offen'

target gfx1100
asm s_branch 1 = 01 00 a0 bf
