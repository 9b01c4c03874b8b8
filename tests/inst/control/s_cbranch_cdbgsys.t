# s_cbranch_cdbgsys: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_cbranch_cdbgsys 255 = ff 00 97 bf
asm s_cbranch_cdbgsys 65280 = 00 ff 97 bf
asm s_cbranch_cdbgsys 0 = 00 00 97 bf
asm s_cbranch_cdbgsys 1 = 01 00 97 bf
asm s_cbranch_cdbgsys 65535 = ff ff 97 bf
asm s_cbranch_cdbgsys 4 = 04 00 97 bf
bad s_cbranch_cdbgsys v0 ! 1:19: expected a label or a distance in words, found v0
bad s_cbranch_cdbgsys 1 offen ! 1:21: s_cbranch_cdbgsys has no modifier 'offen'

target gfx1100
asm s_cbranch_cdbgsys 1 = 01 00 a7 bf
