# s_dcache_discard_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_dcache_discard_x2 s[26:27], 0x1234 = 0d 00 a6 c0 34 12 00 00
asm s_dcache_discard_x2 s[56:57], s7 = 1c 00 a4 c0 07 00 00 00
asm s_dcache_discard_x2 vcc, m0 = 35 00 a4 c0 7c 00 00 00
asm s_dcache_discard_x2 vcc, -0x8000 = 35 00 a6 c0 00 80 1f 00
asm s_dcache_discard_x2 s[16:17], s46 offset:0x4 = 08 40 a6 c0 04 00 00 5c
bad s_dcache_discard_x2 v0 ! 1:21: first operand must be 2 scalar registers
bad s_dcache_discard_x2 vcc, 0x1234 offen ! 1:33: s_dcache_discard_x2 has no modifier 'offen'

target gfx1010
asm s_dcache_discard_x2 s[16:17], 0x1 = 08 00 a4 f4 01 00 00 fa
asm s_dcache_discard_x2 s[16:17], s32 = 08 00 a4 f4 00 00 00 40
