# s_trap: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_trap 0xff = ff 00 92 bf
asm s_trap 3 = 03 00 92 bf
asm s_trap 15 = 0f 00 92 bf
asm s_trap 0xffff = ff ff 92 bf
asm s_trap 0 = 00 00 92 bf
asm s_trap 0x7f = 7f 00 92 bf
bad s_trap v0 ! 1:8: expected a number, found v0
bad s_trap 3 offen ! 1:10: s_trap has no modifier 'offen'

target gfx1100
asm s_trap 1 = 01 00 90 bf
