# buffer_atomic_fcmpswap: text and bits, as LLVM 22 has them.

target gfx1010
asm buffer_atomic_fcmpswap v[8:9], off, s[48:51], s64 = 00 00 f8 e0 00 08 0c 40
asm buffer_atomic_fcmpswap v[67:68], off, s[32:35], s16 = 00 00 f8 e0 00 43 08 10
asm buffer_atomic_fcmpswap v[127:128], off, s[48:51], s48 = 00 00 f8 e0 00 7f 0c 30
asm buffer_atomic_fcmpswap v[8:9], off, s[48:51], s64 glc = 00 40 f8 e0 00 08 0c 40
asm buffer_atomic_fcmpswap v[12:13], off, s[64:67], s16 glc = 00 40 f8 e0 00 0c 10 10
asm buffer_atomic_fcmpswap v[72:73], off, s[32:35], s32 glc = 00 40 f8 e0 00 48 08 20
asm buffer_atomic_fcmpswap v[8:9], v16, s[48:51], s64 offen = 00 10 f8 e0 10 08 0c 40
asm buffer_atomic_fcmpswap v[32:33], v8, s[48:51], s80 offen offset:3877 = 25 1f f8 e0 08 20 0c 50
asm buffer_atomic_fcmpswap v[18:19], v100, s[64:67], s48 offen = 00 10 f8 e0 64 12 10 30
asm buffer_atomic_fcmpswap v[8:9], v16, s[48:51], s64 offen glc = 00 50 f8 e0 10 08 0c 40
asm buffer_atomic_fcmpswap v[107:108], v92, s[80:83], s48 offen glc slc = 00 50 f8 e0 5c 6b 54 30
asm buffer_atomic_fcmpswap v[129:130], v17, s[16:19], s48 offen glc = 00 50 f8 e0 11 81 04 30
asm buffer_atomic_fcmpswap v[8:9], v16, s[48:51], s64 idxen = 00 20 f8 e0 10 08 0c 40
asm buffer_atomic_fcmpswap v[161:162], v105, s[16:19], s80 idxen = 00 20 f8 e0 69 a1 04 50
asm buffer_atomic_fcmpswap v[8:9], v16, s[48:51], s64 idxen glc = 00 60 f8 e0 10 08 0c 40
asm buffer_atomic_fcmpswap v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 f8 e0 10 08 0c 40
asm buffer_atomic_fcmpswap v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 f8 e0 10 08 0c 40
bad buffer_atomic_fcmpswap s0, s1, s2, s3, s4, s5 ! 1:46: buffer_atomic_fcmpswap needs 'glc' with these operands
bad buffer_atomic_fcmpswap v[8:9], off, s[48:51], s64 offen ! 1:51: buffer_atomic_fcmpswap cannot have 'offen' with these operands

target gfx1100
asm buffer_atomic_cmpswap_f32 v[8:9], off, s[48:51], s64 = 00 00 40 e1 00 08 0c 40
asm buffer_atomic_cmpswap_f32 v[8:9], off, s[48:51], s64 glc = 00 40 40 e1 00 08 0c 40
asm buffer_atomic_cmpswap_f32 v[8:9], v16, s[48:51], s64 offen = 00 00 40 e1 10 08 4c 40
asm buffer_atomic_cmpswap_f32 v[8:9], v16, s[48:51], s64 offen glc = 00 40 40 e1 10 08 4c 40
asm buffer_atomic_cmpswap_f32 v[8:9], v16, s[48:51], s64 idxen = 00 00 40 e1 10 08 8c 40
asm buffer_atomic_cmpswap_f32 v[8:9], v16, s[48:51], s64 idxen glc = 00 40 40 e1 10 08 8c 40
asm buffer_atomic_cmpswap_f32 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 40 e1 10 08 cc 40
asm buffer_atomic_cmpswap_f32 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 40 40 e1 10 08 cc 40
