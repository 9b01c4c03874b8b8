# buffer_atomic_csub: text and bits, as LLVM 22 has them.

target gfx1030
asm buffer_atomic_csub v8, off, s[48:51], s64 = 00 00 d0 e0 00 08 0c 40
asm buffer_atomic_csub v96, off, s[48:51], s32 offset:1247 = df 04 d0 e0 00 60 0c 20
asm buffer_atomic_csub v83, off, s[48:51], s16 = 00 00 d0 e0 00 53 0c 10
asm buffer_atomic_csub v8, off, s[48:51], s64 glc = 00 40 d0 e0 00 08 0c 40
asm buffer_atomic_csub v68, off, s[0:3], s16 offset:3688 glc slc = 68 4e d0 e0 00 44 40 10
asm buffer_atomic_csub v40, off, s[32:35], s0 glc slc = 00 40 d0 e0 00 28 48 00
asm buffer_atomic_csub v8, v16, s[48:51], s64 offen = 00 10 d0 e0 10 08 0c 40
asm buffer_atomic_csub v54, v146, s[80:83], s32 offen = 00 10 d0 e0 92 36 14 20
asm buffer_atomic_csub v193, v61, s[64:67], s0 offen = 00 10 d0 e0 3d c1 10 00
asm buffer_atomic_csub v8, v16, s[48:51], s64 offen glc = 00 50 d0 e0 10 08 0c 40
asm buffer_atomic_csub v150, v104, s[16:19], s80 offen glc slc = 00 50 d0 e0 68 96 44 50
asm buffer_atomic_csub v64, v18, s[80:83], s48 offen glc slc = 00 50 d0 e0 12 40 54 30
asm buffer_atomic_csub v8, v16, s[48:51], s64 idxen = 00 20 d0 e0 10 08 0c 40
asm buffer_atomic_csub v90, v64, s[80:83], s0 idxen offset:1581 slc = 2d 26 d0 e0 40 5a 54 00
asm buffer_atomic_csub v8, v16, s[48:51], s64 idxen glc = 00 60 d0 e0 10 08 0c 40
asm buffer_atomic_csub v8, v[16:17], s[48:51], s64 idxen offen = 00 30 d0 e0 10 08 0c 40
asm buffer_atomic_csub v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 d0 e0 10 08 0c 40
bad buffer_atomic_csub s0, s1, s2, s3, s4, s5 ! 1:42: buffer_atomic_csub needs 'glc' with these operands
bad buffer_atomic_csub v8, off, s[48:51], s64 offen ! 1:43: buffer_atomic_csub cannot have 'offen' with these operands

target gfx1100
asm buffer_atomic_csub_u32 v8, off, s[48:51], s64 = 00 00 dc e0 00 08 0c 40
asm buffer_atomic_csub_u32 v8, off, s[48:51], s64 glc = 00 40 dc e0 00 08 0c 40
asm buffer_atomic_csub_u32 v8, v16, s[48:51], s64 offen = 00 00 dc e0 10 08 4c 40
asm buffer_atomic_csub_u32 v8, v16, s[48:51], s64 offen glc = 00 40 dc e0 10 08 4c 40
asm buffer_atomic_csub_u32 v8, v16, s[48:51], s64 idxen = 00 00 dc e0 10 08 8c 40
asm buffer_atomic_csub_u32 v8, v16, s[48:51], s64 idxen glc = 00 40 dc e0 10 08 8c 40
asm buffer_atomic_csub_u32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 dc e0 10 08 cc 40
asm buffer_atomic_csub_u32 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 40 dc e0 10 08 cc 40

target gfx1200
asm buffer_atomic_sub_clamp_u32 v8, off, s[48:51], s64 scope:SCOPE_SE = 40 c0 0d c4 08 60 84 00 00 00 00 00
asm buffer_atomic_sub_clamp_u32 v8, v16, s[48:51], s64 offen scope:SCOPE_SE = 40 c0 0d c4 08 60 84 40 10 00 00 00
asm buffer_atomic_sub_clamp_u32 v8, v16, s[48:51], s64 idxen scope:SCOPE_SYS = 40 c0 0d c4 08 60 8c 80 10 00 00 00
asm buffer_atomic_sub_clamp_u32 v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SE = 40 c0 0d c4 08 60 84 c0 10 00 00 00
