# buffer_atomic_fmax: text and bits, as LLVM 22 has them.

target gfx1010
asm buffer_atomic_fmax v8, off, s[48:51], s64 = 00 00 00 e1 00 08 0c 40
asm buffer_atomic_fmax v111, off, s[32:35], s48 offset:2060 = 0c 08 00 e1 00 6f 08 30
asm buffer_atomic_fmax v74, off, s[32:35], s48 slc = 00 00 00 e1 00 4a 48 30
asm buffer_atomic_fmax v8, off, s[48:51], s64 glc = 00 40 00 e1 00 08 0c 40
asm buffer_atomic_fmax v81, off, s[0:3], s48 glc = 00 40 00 e1 00 51 00 30
asm buffer_atomic_fmax v198, off, s[48:51], s64 glc = 00 40 00 e1 00 c6 0c 40
asm buffer_atomic_fmax v8, v16, s[48:51], s64 offen = 00 10 00 e1 10 08 0c 40
asm buffer_atomic_fmax v94, v147, s[80:83], s48 offen offset:3848 = 08 1f 00 e1 93 5e 14 30
asm buffer_atomic_fmax v29, v92, s[80:83], s16 offen = 00 10 00 e1 5c 1d 14 10
asm buffer_atomic_fmax v8, v16, s[48:51], s64 offen glc = 00 50 00 e1 10 08 0c 40
asm buffer_atomic_fmax v148, v133, s[32:35], s64 offen glc = 00 50 00 e1 85 94 08 40
asm buffer_atomic_fmax v54, v49, s[0:3], s16 offen glc = 00 50 00 e1 31 36 00 10
asm buffer_atomic_fmax v8, v16, s[48:51], s64 idxen = 00 20 00 e1 10 08 0c 40
asm buffer_atomic_fmax v56, v44, s[0:3], s32 idxen = 00 20 00 e1 2c 38 00 20
asm buffer_atomic_fmax v8, v16, s[48:51], s64 idxen glc = 00 60 00 e1 10 08 0c 40
asm buffer_atomic_fmax v8, v[16:17], s[48:51], s64 idxen offen = 00 30 00 e1 10 08 0c 40
asm buffer_atomic_fmax v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 00 e1 10 08 0c 40
bad buffer_atomic_fmax s0, s1, s2, s3, s4, s5 ! 1:42: buffer_atomic_fmax needs 'glc' with these operands
bad buffer_atomic_fmax v8, off, s[48:51], s64 offen ! 1:43: buffer_atomic_fmax cannot have 'offen' with these operands

target gfx1100
asm buffer_atomic_max_f32 v8, off, s[48:51], s64 = 00 00 48 e1 00 08 0c 40
asm buffer_atomic_max_f32 v8, off, s[48:51], s64 glc = 00 40 48 e1 00 08 0c 40
asm buffer_atomic_max_f32 v8, v16, s[48:51], s64 offen = 00 00 48 e1 10 08 4c 40
asm buffer_atomic_max_f32 v8, v16, s[48:51], s64 offen glc = 00 40 48 e1 10 08 4c 40
asm buffer_atomic_max_f32 v8, v16, s[48:51], s64 idxen = 00 00 48 e1 10 08 8c 40
asm buffer_atomic_max_f32 v8, v16, s[48:51], s64 idxen glc = 00 40 48 e1 10 08 8c 40
asm buffer_atomic_max_f32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 48 e1 10 08 cc 40
asm buffer_atomic_max_f32 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 40 48 e1 10 08 cc 40

target gfx1200
asm buffer_atomic_max_num_f32 v8, off, s[48:51], s64 scope:SCOPE_SE = 40 80 14 c4 08 60 84 00 00 00 00 00
asm buffer_atomic_max_num_f32 v8, v16, s[48:51], s64 offen scope:SCOPE_SE = 40 80 14 c4 08 60 84 40 10 00 00 00
asm buffer_atomic_max_num_f32 v8, v16, s[48:51], s64 idxen = 40 80 14 c4 08 60 80 80 10 00 00 00
asm buffer_atomic_max_num_f32 v8, v[16:17], s[48:51], s64 idxen offen = 40 80 14 c4 08 60 80 c0 10 00 00 00
