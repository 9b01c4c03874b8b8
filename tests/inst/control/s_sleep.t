# s_sleep: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_sleep 1 = 01 00 8e bf
asm s_sleep 3 = 03 00 8e bf
asm s_sleep 15 = 0f 00 8e bf
asm s_sleep 0 = 00 00 8e bf
asm s_sleep 0xff = ff 00 8e bf
asm s_sleep 0x7f = 7f 00 8e bf
bad s_sleep v0 ! 1:9: expected a number, found v0
bad s_sleep 3 offen ! 1:11: s_sleep has no modifier 'offen'

target gfx1100
asm s_sleep 1 = 01 00 83 bf
