# s_dcache_discard: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_dcache_discard s[46:47], 0x1234 = 17 00 a2 c0 34 12 00 00
asm s_dcache_discard s[90:91], m0 = 2d 00 a0 c0 7c 00 00 00
asm s_dcache_discard flat_scratch, s7 = 33 00 a0 c0 07 00 00 00
asm s_dcache_discard s[8:9], vcc_lo offset:0x1 = 04 40 a2 c0 01 00 00 d4
bad s_dcache_discard v0 ! 1:18: first operand must be 2 scalar registers
bad s_dcache_discard vcc, 0x1234 offen ! 1:30: s_dcache_discard has no modifier 'offen'

target gfx1010
asm s_dcache_discard s[16:17], 0x1 = 08 00 a0 f4 01 00 00 fa
asm s_dcache_discard s[16:17], s32 = 08 00 a0 f4 00 00 00 40
