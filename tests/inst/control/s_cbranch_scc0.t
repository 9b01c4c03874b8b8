# s_cbranch_scc0: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_cbranch_scc0 4 = 04 00 84 bf
asm s_cbranch_scc0 1 = 01 00 84 bf
asm s_cbranch_scc0 65280 = 00 ff 84 bf
asm s_cbranch_scc0 32768 = 00 80 84 bf
asm s_cbranch_scc0 255 = ff 00 84 bf
asm s_cbranch_scc0 65535 = ff ff 84 bf
bad s_cbranch_scc0 v0 ! 1:16: expected a label or a distance in words, found v0
bad s_cbranch_scc0 1 offen ! 1:18: s_cbranch_scc0 has no modifier 'offen'

target gfx1100
asm s_cbranch_scc0 1 = 01 00 a1 bf
