# s_sethalt: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_sethalt 0x7f = 7f 00 8d bf
asm s_sethalt 7 = 07 00 8d bf
asm s_sethalt 15 = 0f 00 8d bf
asm s_sethalt 3 = 03 00 8d bf
asm s_sethalt 1 = 01 00 8d bf
asm s_sethalt 0 = 00 00 8d bf
bad s_sethalt v0 ! 1:11: expected a number, found v0
bad s_sethalt 3 offen ! 1:13: s_sethalt has no modifier 'offen'

target gfx1100
asm s_sethalt 1 = 01 00 82 bf
