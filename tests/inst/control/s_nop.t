# s_nop: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_nop 0 = 00 00 80 bf
asm s_nop 0xffff = ff ff 80 bf
asm s_nop 0x7f = 7f 00 80 bf
asm s_nop 15 = 0f 00 80 bf
asm s_nop 3 = 03 00 80 bf
asm s_nop 1 = 01 00 80 bf
bad s_nop v0 ! 1:7: expected a number, found v0
bad s_nop 3 offen ! 1:9: s_nop has no modifier 'offen'
