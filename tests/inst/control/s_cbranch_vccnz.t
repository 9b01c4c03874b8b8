# s_cbranch_vccnz: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_cbranch_vccnz 65535 = ff ff 87 bf
asm s_cbranch_vccnz 65280 = 00 ff 87 bf
asm s_cbranch_vccnz 4 = 04 00 87 bf
asm s_cbranch_vccnz 255 = ff 00 87 bf
asm s_cbranch_vccnz 0 = 00 00 87 bf
asm s_cbranch_vccnz 1 = 01 00 87 bf
bad s_cbranch_vccnz v0 ! 1:17: expected a label or a distance in words, found v0
bad s_cbranch_vccnz 1 offen ! 1:19: s_cbranch_vccnz has no modifier 'offen'

target gfx1100
asm s_cbranch_vccnz 1 = 01 00 a4 bf
