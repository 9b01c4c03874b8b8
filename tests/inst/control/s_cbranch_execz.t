# s_cbranch_execz: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_cbranch_execz 0 = 00 00 88 bf
asm s_cbranch_execz 1 = 01 00 88 bf
asm s_cbranch_execz 65280 = 00 ff 88 bf
asm s_cbranch_execz 32768 = 00 80 88 bf
asm s_cbranch_execz 255 = ff 00 88 bf
asm s_cbranch_execz 65535 = ff ff 88 bf
bad s_cbranch_execz v0 ! 1:17: expected a label or a distance in words, found v0
bad s_cbranch_execz 1 offen ! 1:19: s_cbranch_execz has no modifier 'offen'

target gfx1100
asm s_cbranch_execz 1 = 01 00 a5 bf
