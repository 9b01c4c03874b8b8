# s_cbranch_execnz: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_cbranch_execnz 255 = ff 00 89 bf
asm s_cbranch_execnz 0 = 00 00 89 bf
asm s_cbranch_execnz 1 = 01 00 89 bf
asm s_cbranch_execnz 65280 = 00 ff 89 bf
asm s_cbranch_execnz 4 = 04 00 89 bf
asm s_cbranch_execnz 32768 = 00 80 89 bf
bad s_cbranch_execnz v0 ! 1:18: expected a label or a distance in words, found v0
bad s_cbranch_execnz 1 offen ! 1:20: s_cbranch_execnz has no modifier 'offen'

target gfx1100
asm s_cbranch_execnz 1 = 01 00 a6 bf
