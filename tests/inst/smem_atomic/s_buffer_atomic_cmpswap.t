# s_buffer_atomic_cmpswap: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_cmpswap vcc, s[52:55], 0x4 = 9a 1a 06 c1 04 00 00 00
asm s_buffer_atomic_cmpswap s[30:31], s[44:47], s7 = 96 07 04 c1 07 00 00 00
asm s_buffer_atomic_cmpswap s[56:57], s[48:51], m0 = 18 0e 04 c1 7c 00 00 00
asm s_buffer_atomic_cmpswap s[70:71], s[28:31], s7 offset:0x4 = 8e 51 06 c1 04 00 00 0e
asm s_buffer_atomic_cmpswap s[82:83], s[40:43], 0x4 glc = 94 14 07 c1 04 00 00 00
asm s_buffer_atomic_cmpswap s[100:101], s[28:31], m0 glc = 0e 19 05 c1 7c 00 00 00
asm s_buffer_atomic_cmpswap vcc, s[60:63], s7 glc = 9e 1a 05 c1 07 00 00 00
asm s_buffer_atomic_cmpswap s[42:43], s[76:79], m0 offset:0x4 glc = a6 4a 07 c1 04 00 00 f8
bad s_buffer_atomic_cmpswap v0 ! 1:27: s_buffer_atomic_cmpswap needs 'glc' with these operands
bad s_buffer_atomic_cmpswap vcc, s[60:63], 0xfffff offen ! 1:48: s_buffer_atomic_cmpswap has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_cmpswap s[16:17], s[32:35], 0x1 = 10 04 04 f5 01 00 00 fa
asm s_buffer_atomic_cmpswap s[16:17], s[32:35], s48 = 10 04 04 f5 00 00 00 60
asm s_buffer_atomic_cmpswap s[16:17], s[32:35], 0x1 glc = 10 04 05 f5 01 00 00 fa
asm s_buffer_atomic_cmpswap s[16:17], s[32:35], s48 glc = 10 04 05 f5 00 00 00 60
