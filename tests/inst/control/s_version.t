# s_version: text and bits, as LLVM 22 has them.

target gfx1010
asm s_version 1 = 01 00 80 b0
asm s_version 0xa5c = 5c 0a 80 b0
asm s_version 0x4d3 = d3 04 80 b0
asm s_version 0xca2 = a2 0c 80 b0
asm s_version 0x18b = 8b 01 80 b0
bad s_version s0, s1, s2, s3, s4, s5 ! 1:11: expected a number, found a scalar register
bad s_version 1 offen ! 1:13: s_version has no modifier 'offen'
