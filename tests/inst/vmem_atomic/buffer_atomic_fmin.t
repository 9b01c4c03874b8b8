# buffer_atomic_fmin: text and bits, as LLVM 22 has them.

target gfx1010
asm buffer_atomic_fmin v8, off, s[48:51], s64 = 00 00 fc e0 00 08 0c 40
asm buffer_atomic_fmin v128, off, s[48:51], s16 offset:2153 = 69 08 fc e0 00 80 0c 10
asm buffer_atomic_fmin v95, off, s[0:3], s16 = 00 00 fc e0 00 5f 00 10
asm buffer_atomic_fmin v8, off, s[48:51], s64 glc = 00 40 fc e0 00 08 0c 40
asm buffer_atomic_fmin v27, off, s[64:67], s32 glc slc = 00 40 fc e0 00 1b 50 20
asm buffer_atomic_fmin v34, off, s[16:19], s32 glc = 00 40 fc e0 00 22 04 20
asm buffer_atomic_fmin v8, v16, s[48:51], s64 offen = 00 10 fc e0 10 08 0c 40
asm buffer_atomic_fmin v189, v167, s[48:51], s16 offen = 00 10 fc e0 a7 bd 0c 10
asm buffer_atomic_fmin v164, v9, s[0:3], s32 offen offset:2156 = 6c 18 fc e0 09 a4 00 20
asm buffer_atomic_fmin v8, v16, s[48:51], s64 offen glc = 00 50 fc e0 10 08 0c 40
asm buffer_atomic_fmin v98, v27, s[16:19], s16 offen glc = 00 50 fc e0 1b 62 04 10
asm buffer_atomic_fmin v192, v162, s[0:3], s80 offen glc = 00 50 fc e0 a2 c0 00 50
asm buffer_atomic_fmin v8, v16, s[48:51], s64 idxen = 00 20 fc e0 10 08 0c 40
asm buffer_atomic_fmin v24, v102, s[48:51], s80 idxen = 00 20 fc e0 66 18 0c 50
asm buffer_atomic_fmin v8, v16, s[48:51], s64 idxen glc = 00 60 fc e0 10 08 0c 40
asm buffer_atomic_fmin v8, v[16:17], s[48:51], s64 idxen offen = 00 30 fc e0 10 08 0c 40
asm buffer_atomic_fmin v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 fc e0 10 08 0c 40
bad buffer_atomic_fmin s0, s1, s2, s3, s4, s5 ! 1:42: buffer_atomic_fmin needs 'glc' with these operands
bad buffer_atomic_fmin v8, off, s[48:51], s64 offen ! 1:43: buffer_atomic_fmin cannot have 'offen' with these operands

target gfx1100
asm buffer_atomic_min_f32 v8, off, s[48:51], s64 = 00 00 44 e1 00 08 0c 40
asm buffer_atomic_min_f32 v8, off, s[48:51], s64 glc = 00 40 44 e1 00 08 0c 40
asm buffer_atomic_min_f32 v8, v16, s[48:51], s64 offen = 00 00 44 e1 10 08 4c 40
asm buffer_atomic_min_f32 v8, v16, s[48:51], s64 offen glc = 00 40 44 e1 10 08 4c 40
asm buffer_atomic_min_f32 v8, v16, s[48:51], s64 idxen = 00 00 44 e1 10 08 8c 40
asm buffer_atomic_min_f32 v8, v16, s[48:51], s64 idxen glc = 00 40 44 e1 10 08 8c 40
asm buffer_atomic_min_f32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 44 e1 10 08 cc 40
asm buffer_atomic_min_f32 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 40 44 e1 10 08 cc 40

target gfx1200
asm buffer_atomic_min_num_f32 v8, off, s[48:51], s64 scope:SCOPE_SE = 40 40 14 c4 08 60 84 00 00 00 00 00
asm buffer_atomic_min_num_f32 v8, v16, s[48:51], s64 offen scope:SCOPE_SE = 40 40 14 c4 08 60 84 40 10 00 00 00
asm buffer_atomic_min_num_f32 v8, v16, s[48:51], s64 idxen scope:SCOPE_DEV = 40 40 14 c4 08 60 88 80 10 00 00 00
asm buffer_atomic_min_num_f32 v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_DEV = 40 40 14 c4 08 60 88 c0 10 00 00 00
