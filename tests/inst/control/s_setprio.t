# s_setprio: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_setprio 0 = 00 00 8f bf
asm s_setprio 0x7f = 7f 00 8f bf
asm s_setprio 15 = 0f 00 8f bf
asm s_setprio 1 = 01 00 8f bf
asm s_setprio 0xffff = ff ff 8f bf
asm s_setprio 7 = 07 00 8f bf
bad s_setprio v0 ! 1:11: expected a number, found v0
bad s_setprio 3 offen ! 1:13: s_setprio has no modifier 'offen'

target gfx1100
asm s_setprio 1 = 01 00 b5 bf
