# s_atomic_umin_x2: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm s_atomic_umin_x2 s[10:11], s[66:67], 0x1234 = a1 02 96 c2 34 12 00 00
asm s_atomic_umin_x2 s[50:51], s[76:77], s7 = a6 0c 94 c2 07 00 00 00
asm s_atomic_umin_x2 s[58:59], s[64:65], vcc_hi = a0 0e 94 c2 6b 00 00 00
asm s_atomic_umin_x2 s[24:25], s[76:77], m0 offset:0x4 = 26 46 96 c2 04 00 00 f8
asm s_atomic_umin_x2 vcc, flat_scratch, 0xfffff glc = b3 1a 97 c2 ff ff 0f 00
asm s_atomic_umin_x2 s[18:19], xnack_mask, m0 glc = b4 04 95 c2 7c 00 00 00
asm s_atomic_umin_x2 s[18:19], s[24:25], s7 glc = 8c 04 95 c2 07 00 00 00
asm s_atomic_umin_x2 s[70:71], s[88:89], -0x1 = ac 11 96 c2 ff ff 1f 00
asm s_atomic_umin_x2 s[82:83], s[94:95], m0 glc = af 14 95 c2 7c 00 00 00
asm s_atomic_umin_x2 s[82:83], s[94:95], m0 offset:0x4 glc = af 54 97 c2 04 00 00 f8
bad s_atomic_umin_x2 v0 ! 1:20: s_atomic_umin_x2 needs 'glc' with these operands
bad s_atomic_umin_x2 vcc, s[62:63], 0xfffff offen ! 1:41: s_atomic_umin_x2 has no modifier 'offen'

target gfx1010
asm s_atomic_umin_x2 s[16:17], s[32:33], 0x1 = 10 04 94 f6 01 00 00 fa
asm s_atomic_umin_x2 s[16:17], s[32:33], s48 = 10 04 94 f6 00 00 00 60
asm s_atomic_umin_x2 s[16:17], s[32:33], 0x1 glc = 10 04 95 f6 01 00 00 fa
asm s_atomic_umin_x2 s[16:17], s[32:33], s48 glc = 10 04 95 f6 00 00 00 60
