# s_cbranch_vccz: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_cbranch_vccz 65535 = ff ff 86 bf
asm s_cbranch_vccz 255 = ff 00 86 bf
asm s_cbranch_vccz 65280 = 00 ff 86 bf
asm s_cbranch_vccz 1 = 01 00 86 bf
asm s_cbranch_vccz 4 = 04 00 86 bf
asm s_cbranch_vccz 0 = 00 00 86 bf
bad s_cbranch_vccz v0 ! 1:16: expected a label or a distance in words, found v0
bad s_cbranch_vccz 1 offen ! 1:18: s_cbranch_vccz has no modifier 'offen'

target gfx1100
asm s_cbranch_vccz 1 = 01 00 a3 bf
