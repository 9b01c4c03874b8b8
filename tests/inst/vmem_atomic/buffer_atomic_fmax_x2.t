# buffer_atomic_fmax_x2: text and bits, as LLVM 22 has them.

target gfx1010
asm buffer_atomic_fmax_x2 v[8:9], off, s[48:51], s64 = 00 00 80 e1 00 08 0c 40
asm buffer_atomic_fmax_x2 v[134:135], off, s[32:35], s64 = 00 00 80 e1 00 86 08 40
asm buffer_atomic_fmax_x2 v[195:196], off, s[32:35], s32 offset:3877 slc = 25 0f 80 e1 00 c3 48 20
asm buffer_atomic_fmax_x2 v[8:9], off, s[48:51], s64 glc = 00 40 80 e1 00 08 0c 40
asm buffer_atomic_fmax_x2 v[64:65], off, s[0:3], s64 glc = 00 40 80 e1 00 40 00 40
asm buffer_atomic_fmax_x2 v[151:152], off, s[16:19], s32 glc = 00 40 80 e1 00 97 04 20
asm buffer_atomic_fmax_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 80 e1 10 08 0c 40
asm buffer_atomic_fmax_x2 v[138:139], v10, s[80:83], s32 offen = 00 10 80 e1 0a 8a 14 20
asm buffer_atomic_fmax_x2 v[23:24], v56, s[0:3], s64 offen = 00 10 80 e1 38 17 00 40
asm buffer_atomic_fmax_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 80 e1 10 08 0c 40
asm buffer_atomic_fmax_x2 v[70:71], v56, s[48:51], s32 offen offset:1642 glc = 6a 56 80 e1 38 46 0c 20
asm buffer_atomic_fmax_x2 v[156:157], v116, s[48:51], s80 offen glc = 00 50 80 e1 74 9c 0c 50
asm buffer_atomic_fmax_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 80 e1 10 08 0c 40
asm buffer_atomic_fmax_x2 v[118:119], v38, s[80:83], s16 idxen = 00 20 80 e1 26 76 14 10
asm buffer_atomic_fmax_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 80 e1 10 08 0c 40
asm buffer_atomic_fmax_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 80 e1 10 08 0c 40
asm buffer_atomic_fmax_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 80 e1 10 08 0c 40
bad buffer_atomic_fmax_x2 s0, s1, s2, s3, s4, s5 ! 1:45: buffer_atomic_fmax_x2 needs 'glc' with these operands
bad buffer_atomic_fmax_x2 v[8:9], off, s[48:51], s64 offen ! 1:50: buffer_atomic_fmax_x2 cannot have 'offen' with these operands
