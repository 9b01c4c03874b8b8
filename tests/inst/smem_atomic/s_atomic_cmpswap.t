# s_atomic_cmpswap: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_cmpswap s[22:23], s[34:35], 0xfffff = 91 05 06 c2 ff ff 0f 00
asm s_atomic_cmpswap vcc, s[50:51], s7 = 99 1a 04 c2 07 00 00 00
asm s_atomic_cmpswap vcc, s[68:69], m0 = a2 1a 04 c2 7c 00 00 00
asm s_atomic_cmpswap s[92:93], xnack_mask, -0x1 glc = 34 17 07 c2 ff ff 1f 00
asm s_atomic_cmpswap s[36:37], xnack_mask, m0 glc = 34 09 05 c2 7c 00 00 00
asm s_atomic_cmpswap vcc, s[84:85], m0 glc = aa 1a 05 c2 7c 00 00 00
asm s_atomic_cmpswap s[4:5], s[86:87], s7 offset:0x1 glc = 2b 41 07 c2 01 00 00 0e
asm s_atomic_cmpswap s[66:67], s[10:11], 0x4 = 85 10 06 c2 04 00 00 00
asm s_atomic_cmpswap s[24:25], xnack_mask, m0 = 34 06 04 c2 7c 00 00 00
asm s_atomic_cmpswap s[24:25], xnack_mask, m0 offset:0x4 = 34 46 06 c2 04 00 00 f8
bad s_atomic_cmpswap v0 ! 1:20: s_atomic_cmpswap needs 'glc' with these operands
bad s_atomic_cmpswap vcc, s[62:63], 0xfffff offen ! 1:41: s_atomic_cmpswap has no modifier 'offen'

target gfx1010
asm s_atomic_cmpswap s[16:17], s[32:33], 0x1 = 10 04 04 f6 01 00 00 fa
asm s_atomic_cmpswap s[16:17], s[32:33], s48 = 10 04 04 f6 00 00 00 60
asm s_atomic_cmpswap s[16:17], s[32:33], 0x1 glc = 10 04 05 f6 01 00 00 fa
asm s_atomic_cmpswap s[16:17], s[32:33], s48 glc = 10 04 05 f6 00 00 00 60
