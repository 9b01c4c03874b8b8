# s_memtime: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_memtime vcc = 80 1a 90 c0 00 00 00 00
asm s_memtime s[44:45] = 00 0b 90 c0 00 00 00 00
asm s_memtime s[46:47] = 80 0b 90 c0 00 00 00 00
asm s_memtime s[20:21] = 00 05 90 c0 00 00 00 00
asm s_memtime s[12:13] = 00 03 90 c0 00 00 00 00
asm s_memtime s[52:53] = 00 0d 90 c0 00 00 00 00
bad s_memtime v0 ! 1:11: first operand must be 2 scalar registers
bad s_memtime vcc offen ! 1:15: s_memtime has no modifier 'offen'

target gfx1010
asm s_memtime s[16:17] = 00 04 90 f4 00 00 00 00
