# global_atomic_fmin_x2: text and bits, as LLVM 22 has them.

target gfx1010
asm global_atomic_fmin_x2 v[8:9], v[16:17], off = 00 80 7c dd 08 10 7d 00
asm global_atomic_fmin_x2 v[43:44], v[49:50], off = 00 80 7c dd 2b 31 7d 00
asm global_atomic_fmin_x2 v[60:61], v[12:13], off = 00 80 7c dd 3c 0c 7d 00
asm global_atomic_fmin_x2 v[8:9], v[16:17], v[24:25], off glc = 00 80 7d dd 10 18 7d 08
asm global_atomic_fmin_x2 v[165:166], v[173:174], v[153:154], off glc = 00 80 7d dd ad 99 7d a5
asm global_atomic_fmin_x2 v[58:59], v[156:157], v[132:133], off glc slc = 00 80 7f dd 9c 84 7d 3a
asm global_atomic_fmin_x2 v8, v[16:17], s[48:49] = 00 80 7c dd 08 10 30 00
asm global_atomic_fmin_x2 v171, v[116:117], s[48:49] = 00 80 7c dd ab 74 30 00
asm global_atomic_fmin_x2 v77, v[184:185], s[32:33] offset:-2031 = 11 88 7c dd 4d b8 20 00
asm global_atomic_fmin_x2 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 7d dd 10 18 40 08
asm global_atomic_fmin_x2 v[181:182], v185, v[84:85], s[16:17] glc = 00 80 7d dd b9 54 10 b5
asm global_atomic_fmin_x2 v[196:197], v23, v[91:92], s[32:33] glc = 00 80 7d dd 17 5b 20 c4
bad global_atomic_fmin_x2 s0, s1, s2, s3, s4, s5 ! 1:45: global_atomic_fmin_x2 needs 'glc' with these operands
bad global_atomic_fmin_x2 v[8:9], v[16:17], off offen ! 1:45: global_atomic_fmin_x2 has no modifier 'offen'
