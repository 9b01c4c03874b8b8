# s_memrealtime: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm s_memrealtime s[24:25] = 00 06 94 c0 00 00 00 00
asm s_memrealtime s[4:5] = 00 01 94 c0 00 00 00 00
asm s_memrealtime s[56:57] = 00 0e 94 c0 00 00 00 00
asm s_memrealtime s[58:59] = 80 0e 94 c0 00 00 00 00
asm s_memrealtime vcc = 80 1a 94 c0 00 00 00 00
asm s_memrealtime s[90:91] = 80 16 94 c0 00 00 00 00
bad s_memrealtime v0 ! 1:15: first operand must be 2 scalar registers
bad s_memrealtime vcc offen ! 1:19: s_memrealtime has no modifier 'offen'

target gfx1010
asm s_memrealtime s[16:17] = 00 04 94 f4 00 00 00 00
