# s_cbranch_cdbgsys_or_user: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_cbranch_cdbgsys_or_user 65280 = 00 ff 99 bf
asm s_cbranch_cdbgsys_or_user 65535 = ff ff 99 bf
asm s_cbranch_cdbgsys_or_user 1 = 01 00 99 bf
asm s_cbranch_cdbgsys_or_user 255 = ff 00 99 bf
asm s_cbranch_cdbgsys_or_user 0 = 00 00 99 bf
asm s_cbranch_cdbgsys_or_user 4 = 04 00 99 bf
bad s_cbranch_cdbgsys_or_user v0 ! 1:27: expected a label or a distance in words, found v0
bad s_cbranch_cdbgsys_or_user 1 offen ! 1:29: s_cbranch_cdbgsys_or_user has no modifier 'offen'

target gfx1100
asm s_cbranch_cdbgsys_or_user 1 = 01 00 a9 bf
