# s_cbranch_scc1: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_cbranch_scc1 65280 = 00 ff 85 bf
asm s_cbranch_scc1 65535 = ff ff 85 bf
asm s_cbranch_scc1 32768 = 00 80 85 bf
asm s_cbranch_scc1 4 = 04 00 85 bf
asm s_cbranch_scc1 1 = 01 00 85 bf
asm s_cbranch_scc1 255 = ff 00 85 bf
bad s_cbranch_scc1 v0 ! 1:16: expected a label or a distance in words, found v0
bad s_cbranch_scc1 1 offen ! 1:18: s_cbranch_scc1 has no modifier 'offen'

target gfx1100
asm s_cbranch_scc1 1 = 01 00 a2 bf
