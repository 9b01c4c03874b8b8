# s_atomic_xor_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_xor_x2 s[34:35], s[100:101], 0xfffff = b2 08 aa c2 ff ff 0f 00
asm s_atomic_xor_x2 vcc, s[48:49], s7 = 98 1a a8 c2 07 00 00 00
asm s_atomic_xor_x2 s[74:75], s[24:25], s7 = 8c 12 a8 c2 07 00 00 00
asm s_atomic_xor_x2 vcc, s[84:85], s77 offset:0x4 = aa 5a aa c2 04 00 00 9a
asm s_atomic_xor_x2 s[82:83], s[28:29], 0x1234 glc = 8e 14 ab c2 34 12 00 00
asm s_atomic_xor_x2 flat_scratch, s[92:93], m0 glc = ae 19 a9 c2 7c 00 00 00
asm s_atomic_xor_x2 s[4:5], s[90:91], s7 glc = 2d 01 a9 c2 07 00 00 00
asm s_atomic_xor_x2 s[72:73], flat_scratch, 0x0 = 33 12 aa c2 00 00 00 00
asm s_atomic_xor_x2 xnack_mask, flat_scratch, s7 offset:0x1 glc = 33 5a ab c2 01 00 00 0e
bad s_atomic_xor_x2 v0 ! 1:19: s_atomic_xor_x2 needs 'glc' with these operands
bad s_atomic_xor_x2 vcc, s[62:63], 0xfffff offen ! 1:40: s_atomic_xor_x2 has no modifier 'offen'

target gfx1010
asm s_atomic_xor_x2 s[16:17], s[32:33], 0x1 = 10 04 a8 f6 01 00 00 fa
asm s_atomic_xor_x2 s[16:17], s[32:33], s48 = 10 04 a8 f6 00 00 00 60
asm s_atomic_xor_x2 s[16:17], s[32:33], 0x1 glc = 10 04 a9 f6 01 00 00 fa
asm s_atomic_xor_x2 s[16:17], s[32:33], s48 glc = 10 04 a9 f6 00 00 00 60
