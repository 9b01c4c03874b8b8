# flat_atomic_fmin_x2: text and bits, as LLVM 22 has them.

target gfx1010
asm flat_atomic_fmin_x2 v[8:9], v[16:17] = 00 00 7c dd 08 10 7d 00
asm flat_atomic_fmin_x2 v[13:14], v[0:1] dlc = 00 10 7c dd 0d 00 7d 00
asm flat_atomic_fmin_x2 v[57:58], v[105:106] offset:1233 dlc = d1 14 7c dd 39 69 7d 00
asm flat_atomic_fmin_x2 v[121:122], v[40:41] = 00 00 7c dd 79 28 7d 00
asm flat_atomic_fmin_x2 v[24:25], v[16:17] offset:592 = 50 02 7c dd 18 10 7d 00
asm flat_atomic_fmin_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 7d dd 10 18 7d 08
asm flat_atomic_fmin_x2 v[13:14], v[68:69], v[162:163] offset:1786 glc = fa 06 7d dd 44 a2 7d 0d
asm flat_atomic_fmin_x2 v[129:130], v[3:4], v[43:44] glc = 00 00 7d dd 03 2b 7d 81
asm flat_atomic_fmin_x2 v[99:100], v[84:85], v[153:154] glc = 00 00 7d dd 54 99 7d 63
asm flat_atomic_fmin_x2 v[111:112], v[185:186], v[59:60] glc slc = 00 00 7f dd b9 3b 7d 6f
bad flat_atomic_fmin_x2 s0, s1, s2, s3, s4, s5 ! 1:43: flat_atomic_fmin_x2 needs 'glc' with these operands
bad flat_atomic_fmin_x2 v[8:9], v[16:17] offen ! 1:38: flat_atomic_fmin_x2 has no modifier 'offen'
