# buffer_atomic_fcmpswap_x2: text and bits, as LLVM 22 has them.

target gfx1010
asm buffer_atomic_fcmpswap_x2 v[8:11], off, s[48:51], s64 = 00 00 78 e1 00 08 0c 40
asm buffer_atomic_fcmpswap_x2 v[22:25], off, s[80:83], s64 = 00 00 78 e1 00 16 14 40
asm buffer_atomic_fcmpswap_x2 v[98:101], off, s[16:19], s64 slc = 00 00 78 e1 00 62 44 40
asm buffer_atomic_fcmpswap_x2 v[8:11], off, s[48:51], s64 glc = 00 40 78 e1 00 08 0c 40
asm buffer_atomic_fcmpswap_x2 v[105:108], off, s[64:67], s64 glc slc = 00 40 78 e1 00 69 50 40
asm buffer_atomic_fcmpswap_x2 v[38:41], off, s[48:51], s32 glc slc = 00 40 78 e1 00 26 4c 20
asm buffer_atomic_fcmpswap_x2 v[8:11], v16, s[48:51], s64 offen = 00 10 78 e1 10 08 0c 40
asm buffer_atomic_fcmpswap_x2 v[102:105], v166, s[64:67], s64 offen = 00 10 78 e1 a6 66 10 40
asm buffer_atomic_fcmpswap_x2 v[102:105], v112, s[64:67], s64 offen offset:2812 = fc 1a 78 e1 70 66 10 40
asm buffer_atomic_fcmpswap_x2 v[8:11], v16, s[48:51], s64 offen glc = 00 50 78 e1 10 08 0c 40
asm buffer_atomic_fcmpswap_x2 v[197:200], v148, s[32:35], s16 offen glc = 00 50 78 e1 94 c5 08 10
asm buffer_atomic_fcmpswap_x2 v[8:11], v68, s[80:83], s0 offen glc = 00 50 78 e1 44 08 14 00
asm buffer_atomic_fcmpswap_x2 v[8:11], v16, s[48:51], s64 idxen = 00 20 78 e1 10 08 0c 40
asm buffer_atomic_fcmpswap_x2 v[39:42], v61, s[80:83], s16 idxen slc = 00 20 78 e1 3d 27 54 10
asm buffer_atomic_fcmpswap_x2 v[8:11], v16, s[48:51], s64 idxen glc = 00 60 78 e1 10 08 0c 40
asm buffer_atomic_fcmpswap_x2 v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 30 78 e1 10 08 0c 40
asm buffer_atomic_fcmpswap_x2 v[8:11], v[16:17], s[48:51], s64 idxen offen glc = 00 70 78 e1 10 08 0c 40
bad buffer_atomic_fcmpswap_x2 s0, s1, s2, s3, s4, s5 ! 1:49: buffer_atomic_fcmpswap_x2 needs 'glc' with these operands
bad buffer_atomic_fcmpswap_x2 v[8:11], off, s[48:51], s64 offen ! 1:55: buffer_atomic_fcmpswap_x2 cannot have 'offen' with these operands
