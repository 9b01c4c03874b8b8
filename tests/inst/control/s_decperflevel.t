# s_decperflevel: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_decperflevel 0xff = ff 00 95 bf
asm s_decperflevel 0 = 00 00 95 bf
asm s_decperflevel 15 = 0f 00 95 bf
asm s_decperflevel 0xffff = ff ff 95 bf
asm s_decperflevel 7 = 07 00 95 bf
asm s_decperflevel 3 = 03 00 95 bf
bad s_decperflevel v0 ! 1:16: expected a number, found v0
bad s_decperflevel 3 offen ! 1:18: s_decperflevel has no modifier 'offen'

target gfx1100
asm s_decperflevel 1 = 01 00 b9 bf
