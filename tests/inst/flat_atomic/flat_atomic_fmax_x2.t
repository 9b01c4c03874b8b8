# flat_atomic_fmax_x2: text and bits, as LLVM 22 has them.

target gfx1010
asm flat_atomic_fmax_x2 v[8:9], v[16:17] = 00 00 80 dd 08 10 7d 00
asm flat_atomic_fmax_x2 v[7:8], v[111:112] slc = 00 00 82 dd 07 6f 7d 00
asm flat_atomic_fmax_x2 v[144:145], v[55:56] offset:372 = 74 01 80 dd 90 37 7d 00
asm flat_atomic_fmax_x2 v[134:135], v[51:52] = 00 00 80 dd 86 33 7d 00
asm flat_atomic_fmax_x2 v[125:126], v[177:178] slc dlc = 00 10 82 dd 7d b1 7d 00
asm flat_atomic_fmax_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 81 dd 10 18 7d 08
asm flat_atomic_fmax_x2 v[77:78], v[193:194], v[180:181] offset:633 glc dlc = 79 12 81 dd c1 b4 7d 4d
asm flat_atomic_fmax_x2 v[133:134], v[89:90], v[41:42] glc = 00 00 81 dd 59 29 7d 85
asm flat_atomic_fmax_x2 v[168:169], v[26:27], v[50:51] glc = 00 00 81 dd 1a 32 7d a8
asm flat_atomic_fmax_x2 v[70:71], v[50:51], v[27:28] glc = 00 00 81 dd 32 1b 7d 46
bad flat_atomic_fmax_x2 s0, s1, s2, s3, s4, s5 ! 1:43: flat_atomic_fmax_x2 needs 'glc' with these operands
bad flat_atomic_fmax_x2 v[8:9], v[16:17] offen ! 1:38: flat_atomic_fmax_x2 has no modifier 'offen'
