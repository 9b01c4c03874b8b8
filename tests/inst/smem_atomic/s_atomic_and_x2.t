# s_atomic_and_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_and_x2 s[58:59], s[82:83], 0x4 = a9 0e a2 c2 04 00 00 00
asm s_atomic_and_x2 vcc, xnack_mask, m0 = b4 1a a0 c2 7c 00 00 00
asm s_atomic_and_x2 s[82:83], vcc, m0 = b5 14 a0 c2 7c 00 00 00
asm s_atomic_and_x2 s[88:89], s[48:49], m0 offset:0x4 = 18 56 a2 c2 04 00 00 f8
asm s_atomic_and_x2 s[66:67], s[30:31], 0x4 glc = 8f 10 a3 c2 04 00 00 00
asm s_atomic_and_x2 s[50:51], s[82:83], m0 glc = a9 0c a1 c2 7c 00 00 00
asm s_atomic_and_x2 xnack_mask, s[84:85], m0 glc = 2a 1a a1 c2 7c 00 00 00
asm s_atomic_and_x2 s[6:7], vcc, s93 offset:0x4 glc = b5 41 a3 c2 04 00 00 ba
bad s_atomic_and_x2 v0 ! 1:19: s_atomic_and_x2 needs 'glc' with these operands
bad s_atomic_and_x2 vcc, s[62:63], 0xfffff offen ! 1:40: s_atomic_and_x2 has no modifier 'offen'

target gfx1010
asm s_atomic_and_x2 s[16:17], s[32:33], 0x1 = 10 04 a0 f6 01 00 00 fa
asm s_atomic_and_x2 s[16:17], s[32:33], s48 = 10 04 a0 f6 00 00 00 60
asm s_atomic_and_x2 s[16:17], s[32:33], 0x1 glc = 10 04 a1 f6 01 00 00 fa
asm s_atomic_and_x2 s[16:17], s[32:33], s48 glc = 10 04 a1 f6 00 00 00 60
