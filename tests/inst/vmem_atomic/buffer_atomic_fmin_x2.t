# buffer_atomic_fmin_x2: text and bits, as LLVM 22 has them.

target gfx1010
asm buffer_atomic_fmin_x2 v[8:9], off, s[48:51], s64 = 00 00 7c e1 00 08 0c 40
asm buffer_atomic_fmin_x2 v[72:73], off, s[0:3], s80 offset:453 = c5 01 7c e1 00 48 00 50
asm buffer_atomic_fmin_x2 v[16:17], off, s[48:51], s0 offset:1444 = a4 05 7c e1 00 10 0c 00
asm buffer_atomic_fmin_x2 v[8:9], off, s[48:51], s64 glc = 00 40 7c e1 00 08 0c 40
asm buffer_atomic_fmin_x2 v[135:136], off, s[80:83], s32 glc = 00 40 7c e1 00 87 14 20
asm buffer_atomic_fmin_x2 v[138:139], off, s[64:67], s80 offset:925 glc = 9d 43 7c e1 00 8a 10 50
asm buffer_atomic_fmin_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 7c e1 10 08 0c 40
asm buffer_atomic_fmin_x2 v[91:92], v140, s[32:35], s64 offen = 00 10 7c e1 8c 5b 08 40
asm buffer_atomic_fmin_x2 v[90:91], v49, s[80:83], s48 offen offset:174 = ae 10 7c e1 31 5a 14 30
asm buffer_atomic_fmin_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 7c e1 10 08 0c 40
asm buffer_atomic_fmin_x2 v[155:156], v11, s[80:83], s16 offen glc = 00 50 7c e1 0b 9b 14 10
asm buffer_atomic_fmin_x2 v[16:17], v128, s[32:35], s32 offen offset:1139 glc = 73 54 7c e1 80 10 08 20
asm buffer_atomic_fmin_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 7c e1 10 08 0c 40
asm buffer_atomic_fmin_x2 v[139:140], v5, s[16:19], s80 idxen = 00 20 7c e1 05 8b 04 50
asm buffer_atomic_fmin_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 7c e1 10 08 0c 40
asm buffer_atomic_fmin_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 7c e1 10 08 0c 40
asm buffer_atomic_fmin_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 7c e1 10 08 0c 40
bad buffer_atomic_fmin_x2 s0, s1, s2, s3, s4, s5 ! 1:45: buffer_atomic_fmin_x2 needs 'glc' with these operands
bad buffer_atomic_fmin_x2 v[8:9], off, s[48:51], s64 offen ! 1:50: buffer_atomic_fmin_x2 cannot have 'offen' with these operands
