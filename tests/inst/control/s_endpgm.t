# s_endpgm: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_endpgm 3 = 03 00 81 bf
asm s_endpgm 127 = 7f 00 81 bf
asm s_endpgm 65535 = ff ff 81 bf
asm s_endpgm 7 = 07 00 81 bf
asm s_endpgm 255 = ff 00 81 bf
asm s_endpgm 1 = 01 00 81 bf
bad s_endpgm v0 ! 1:10: expected a number, found v0
bad s_endpgm 3 offen ! 1:12: s_endpgm has no modifier 'offen'

target gfx1100
asm s_endpgm 1 = 01 00 b0 bf
