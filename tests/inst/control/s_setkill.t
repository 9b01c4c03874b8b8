# s_setkill: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_setkill 0xff = ff 00 8b bf
asm s_setkill 3 = 03 00 8b bf
asm s_setkill 0x7f = 7f 00 8b bf
asm s_setkill 7 = 07 00 8b bf
asm s_setkill 0 = 00 00 8b bf
asm s_setkill 15 = 0f 00 8b bf
bad s_setkill v0 ! 1:11: expected a number, found v0
bad s_setkill 3 offen ! 1:13: s_setkill has no modifier 'offen'

target gfx1100
asm s_setkill 1 = 01 00 81 bf
