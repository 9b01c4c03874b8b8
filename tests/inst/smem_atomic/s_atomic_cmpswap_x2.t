# s_atomic_cmpswap_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_cmpswap_x2 s[24:27], s[58:59], -0x1 = 1d 06 86 c2 ff ff 1f 00
asm s_atomic_cmpswap_x2 s[64:67], s[34:35], s7 = 11 10 84 c2 07 00 00 00
asm s_atomic_cmpswap_x2 s[28:31], s[70:71], m0 = 23 07 84 c2 7c 00 00 00
asm s_atomic_cmpswap_x2 s[64:67], s[10:11], s7 offset:0x1 = 05 50 86 c2 01 00 00 0e
asm s_atomic_cmpswap_x2 s[52:55], s[4:5], -0x1 glc = 02 0d 87 c2 ff ff 1f 00
asm s_atomic_cmpswap_x2 s[92:95], flat_scratch, s25 glc = 33 17 85 c2 19 00 00 00
asm s_atomic_cmpswap_x2 s[44:47], s[60:61], s63 glc = 1e 0b 85 c2 3f 00 00 00
asm s_atomic_cmpswap_x2 ttmp[4:7], s[42:43], 0x4 = 15 1c 86 c2 04 00 00 00
asm s_atomic_cmpswap_x2 s[88:91], xnack_mask, m0 glc = 34 16 85 c2 7c 00 00 00
asm s_atomic_cmpswap_x2 s[88:91], xnack_mask, m0 offset:0x7ffff glc = 34 56 87 c2 ff ff 07 f8
bad s_atomic_cmpswap_x2 v0 ! 1:23: s_atomic_cmpswap_x2 needs 'glc' with these operands
bad s_atomic_cmpswap_x2 ttmp[4:7], s[96:97], 0x0 offen ! 1:46: s_atomic_cmpswap_x2 has no modifier 'offen'

target gfx1010
asm s_atomic_cmpswap_x2 s[16:19], s[32:33], 0x1 = 10 04 84 f6 01 00 00 fa
asm s_atomic_cmpswap_x2 s[16:19], s[32:33], s48 = 10 04 84 f6 00 00 00 60
asm s_atomic_cmpswap_x2 s[16:19], s[32:33], 0x1 glc = 10 04 85 f6 01 00 00 fa
asm s_atomic_cmpswap_x2 s[16:19], s[32:33], s48 glc = 10 04 85 f6 00 00 00 60
