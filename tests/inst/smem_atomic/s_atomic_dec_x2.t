# s_atomic_dec_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_dec_x2 xnack_mask, s[46:47], 0x4 = 17 1a b2 c2 04 00 00 00
asm s_atomic_dec_x2 s[36:37], s[54:55], vcc_hi = 1b 09 b0 c2 6b 00 00 00
asm s_atomic_dec_x2 s[72:73], s[6:7], s26 = 03 12 b0 c2 1a 00 00 00
asm s_atomic_dec_x2 xnack_mask, s[60:61], vcc_hi offset:0x4 = 1e 5a b2 c2 04 00 00 d6
asm s_atomic_dec_x2 s[62:63], vcc, -0x1 glc = b5 0f b3 c2 ff ff 1f 00
asm s_atomic_dec_x2 s[92:93], s[22:23], s7 glc = 0b 17 b1 c2 07 00 00 00
asm s_atomic_dec_x2 s[32:33], s[64:65], s38 glc = 20 08 b1 c2 26 00 00 00
asm s_atomic_dec_x2 s[100:101], s[18:19], 0x0 = 09 19 b2 c2 00 00 00 00
asm s_atomic_dec_x2 s[52:53], xnack_mask, m0 glc = 34 0d b1 c2 7c 00 00 00
asm s_atomic_dec_x2 s[52:53], xnack_mask, m0 offset:0x7ffff glc = 34 4d b3 c2 ff ff 07 f8
bad s_atomic_dec_x2 v0 ! 1:19: s_atomic_dec_x2 needs 'glc' with these operands
bad s_atomic_dec_x2 vcc, s[62:63], 0xfffff offen ! 1:40: s_atomic_dec_x2 has no modifier 'offen'

target gfx1010
asm s_atomic_dec_x2 s[16:17], s[32:33], 0x1 = 10 04 b0 f6 01 00 00 fa
asm s_atomic_dec_x2 s[16:17], s[32:33], s48 = 10 04 b0 f6 00 00 00 60
asm s_atomic_dec_x2 s[16:17], s[32:33], 0x1 glc = 10 04 b1 f6 01 00 00 fa
asm s_atomic_dec_x2 s[16:17], s[32:33], s48 glc = 10 04 b1 f6 00 00 00 60
