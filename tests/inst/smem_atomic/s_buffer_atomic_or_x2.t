# s_buffer_atomic_or_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_buffer_atomic_or_x2 s[100:101], s[88:91], 0xfffff = 2c 19 a6 c1 ff ff 0f 00
asm s_buffer_atomic_or_x2 s[88:89], s[0:3], vcc_hi = 00 16 a4 c1 6b 00 00 00
asm s_buffer_atomic_or_x2 s[14:15], s[8:11], m0 = 84 03 a4 c1 7c 00 00 00
asm s_buffer_atomic_or_x2 vcc, s[60:63], s7 offset:0x1 = 9e 5a a6 c1 01 00 00 0e
asm s_buffer_atomic_or_x2 xnack_mask, s[24:27], 0x4 glc = 0c 1a a7 c1 04 00 00 00
asm s_buffer_atomic_or_x2 s[50:51], s[92:95], s7 glc = ae 0c a5 c1 07 00 00 00
asm s_buffer_atomic_or_x2 s[22:23], s[8:11], m0 glc = 84 05 a5 c1 7c 00 00 00
asm s_buffer_atomic_or_x2 xnack_mask, s[72:75], 0x4 = 24 1a a6 c1 04 00 00 00
asm s_buffer_atomic_or_x2 s[74:75], s[56:59], m0 glc = 9c 12 a5 c1 7c 00 00 00
asm s_buffer_atomic_or_x2 s[74:75], s[56:59], m0 offset:0x7ffff glc = 9c 52 a7 c1 ff ff 07 f8
bad s_buffer_atomic_or_x2 v0 ! 1:25: s_buffer_atomic_or_x2 needs 'glc' with these operands
bad s_buffer_atomic_or_x2 vcc, s[60:63], 0xfffff offen ! 1:46: s_buffer_atomic_or_x2 has no modifier 'offen'

target gfx1010
asm s_buffer_atomic_or_x2 s[16:17], s[32:35], 0x1 = 10 04 a4 f5 01 00 00 fa
asm s_buffer_atomic_or_x2 s[16:17], s[32:35], s48 = 10 04 a4 f5 00 00 00 60
asm s_buffer_atomic_or_x2 s[16:17], s[32:35], 0x1 glc = 10 04 a5 f5 01 00 00 fa
asm s_buffer_atomic_or_x2 s[16:17], s[32:35], s48 glc = 10 04 a5 f5 00 00 00 60
