# s_cbranch_cdbgsys_and_user: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_cbranch_cdbgsys_and_user 65280 = 00 ff 9a bf
asm s_cbranch_cdbgsys_and_user 1 = 01 00 9a bf
asm s_cbranch_cdbgsys_and_user 0 = 00 00 9a bf
asm s_cbranch_cdbgsys_and_user 65535 = ff ff 9a bf
asm s_cbranch_cdbgsys_and_user 32768 = 00 80 9a bf
asm s_cbranch_cdbgsys_and_user 255 = ff 00 9a bf
bad s_cbranch_cdbgsys_and_user v0 ! 1:28: expected a label or a distance in words, found v0
bad s_cbranch_cdbgsys_and_user 1 offen ! 1:30: s_cbranch_cdbgsys_and_user has no modifier 'offen'

target gfx1100
asm s_cbranch_cdbgsys_and_user 1 = 01 00 aa bf
