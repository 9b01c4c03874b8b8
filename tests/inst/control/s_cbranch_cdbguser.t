# s_cbranch_cdbguser: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_cbranch_cdbguser 32768 = 00 80 98 bf
asm s_cbranch_cdbguser 4 = 04 00 98 bf
asm s_cbranch_cdbguser 65535 = ff ff 98 bf
asm s_cbranch_cdbguser 1 = 01 00 98 bf
asm s_cbranch_cdbguser 255 = ff 00 98 bf
asm s_cbranch_cdbguser 65280 = 00 ff 98 bf
bad s_cbranch_cdbguser v0 ! 1:20: expected a label or a distance in words, found v0
bad s_cbranch_cdbguser 1 offen ! 1:22: s_cbranch_cdbguser has no modifier 'offen'

target gfx1100
asm s_cbranch_cdbguser 1 = 01 00 a8 bf
