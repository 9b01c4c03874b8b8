# flat_atomic_fcmpswap_x2: text and bits, as LLVM 22 has them.

target gfx1010
asm flat_atomic_fcmpswap_x2 v[8:9], v[16:19] = 00 00 78 dd 08 10 7d 00
asm flat_atomic_fcmpswap_x2 v[89:90], v[72:75] offset:662 = 96 02 78 dd 59 48 7d 00
asm flat_atomic_fcmpswap_x2 v[125:126], v[192:195] = 00 00 78 dd 7d c0 7d 00
asm flat_atomic_fcmpswap_x2 v[13:14], v[155:158] = 00 00 78 dd 0d 9b 7d 00
asm flat_atomic_fcmpswap_x2 v[103:104], v[157:160] = 00 00 78 dd 67 9d 7d 00
asm flat_atomic_fcmpswap_x2 v[8:9], v[16:17], v[24:27] glc = 00 00 79 dd 10 18 7d 08
asm flat_atomic_fcmpswap_x2 v[130:131], v[20:21], v[13:16] offset:1547 glc = 0b 06 79 dd 14 0d 7d 82
asm flat_atomic_fcmpswap_x2 v[187:188], v[177:178], v[28:31] glc = 00 00 79 dd b1 1c 7d bb
asm flat_atomic_fcmpswap_x2 v[184:185], v[56:57], v[16:19] offset:1437 glc dlc = 9d 15 79 dd 38 10 7d b8
asm flat_atomic_fcmpswap_x2 v[70:71], v[116:117], v[36:39] offset:1041 glc dlc = 11 14 79 dd 74 24 7d 46
bad flat_atomic_fcmpswap_x2 s0, s1, s2, s3, s4, s5 ! 1:47: flat_atomic_fcmpswap_x2 needs 'glc' with these operands
bad flat_atomic_fcmpswap_x2 v[8:9], v[16:19] offen ! 1:42: flat_atomic_fcmpswap_x2 has no modifier 'offen'
