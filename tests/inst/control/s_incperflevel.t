# s_incperflevel: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_incperflevel 7 = 07 00 94 bf
asm s_incperflevel 15 = 0f 00 94 bf
asm s_incperflevel 1 = 01 00 94 bf
asm s_incperflevel 0 = 00 00 94 bf
asm s_incperflevel 0xffff = ff ff 94 bf
asm s_incperflevel 3 = 03 00 94 bf
bad s_incperflevel v0 ! 1:16: expected a number, found v0
bad s_incperflevel 3 offen ! 1:18: s_incperflevel has no modifier 'offen'

target gfx1100
asm s_incperflevel 1 = 01 00 b8 bf
