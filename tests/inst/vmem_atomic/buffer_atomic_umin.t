# buffer_atomic_umin: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_umin v1, off, s[16:19], 0.5 offset:4 = 04 00 14 e1 00 01 04 f0
asm buffer_atomic_umin v255, off, s[76:79], -16 offset:1 glc slc = 01 40 16 e1 00 ff 13 d0
asm buffer_atomic_umin v7, v5, s[64:67], 0 offen offset:1 glc = 01 50 14 e1 05 07 10 80
asm buffer_atomic_umin v186, v100, s[8:11], m0 idxen offset:4 = 04 20 14 e1 64 ba 02 7c
asm buffer_atomic_umin v255, v7, s[48:51], 0.5 idxen offset:4095 glc slc = ff 6f 16 e1 07 ff 0c f0
asm buffer_atomic_umin v0, v[5:6], s[92:95], s21 idxen offen offset:4095 slc = ff 3f 16 e1 05 00 17 15
asm buffer_atomic_umin v100, v[7:8], s[8:11], -16 idxen offen offset:1 glc = 01 70 14 e1 07 64 02 d0
bad buffer_atomic_umin v100, off, s[8:11] ! 1:38: buffer_atomic_umin needs 'glc' with these operands
bad buffer_atomic_umin s100, off, s[8:11], -16 ! 1:43: buffer_atomic_umin needs 'glc' with these operands

target gfx803
asm buffer_atomic_umin v0, v7, ttmp[4:7], m0 offen offset:4 slc = 04 10 16 e1 07 00 1d 7c

target gfx900 gfx906
asm buffer_atomic_umin v0, v7, ttmp[4:7], m0 offen offset:4 slc = 04 10 16 e1 07 00 1c 7c

target gfx1010
asm buffer_atomic_umin v8, off, s[48:51], s64 = 00 00 d8 e0 00 08 0c 40
asm buffer_atomic_umin v8, off, s[48:51], s64 glc = 00 40 d8 e0 00 08 0c 40
asm buffer_atomic_umin v8, v16, s[48:51], s64 offen = 00 10 d8 e0 10 08 0c 40
asm buffer_atomic_umin v8, v16, s[48:51], s64 offen glc = 00 50 d8 e0 10 08 0c 40
asm buffer_atomic_umin v8, v16, s[48:51], s64 idxen = 00 20 d8 e0 10 08 0c 40
asm buffer_atomic_umin v8, v16, s[48:51], s64 idxen glc = 00 60 d8 e0 10 08 0c 40
asm buffer_atomic_umin v8, v[16:17], s[48:51], s64 idxen offen = 00 30 d8 e0 10 08 0c 40
asm buffer_atomic_umin v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 d8 e0 10 08 0c 40

target gfx90a
asm buffer_atomic_umin v8, off, s[48:51], s64 = 00 00 14 e1 00 08 0c 40
asm buffer_atomic_umin v8, off, s[48:51], s64 glc = 00 40 14 e1 00 08 0c 40
asm buffer_atomic_umin v8, v16, s[48:51], s64 offen = 00 10 14 e1 10 08 0c 40
asm buffer_atomic_umin v8, v16, s[48:51], s64 offen glc = 00 50 14 e1 10 08 0c 40
asm buffer_atomic_umin v8, v16, s[48:51], s64 idxen = 00 20 14 e1 10 08 0c 40
asm buffer_atomic_umin v8, v16, s[48:51], s64 idxen glc = 00 60 14 e1 10 08 0c 40
asm buffer_atomic_umin v8, v[16:17], s[48:51], s64 idxen offen = 00 30 14 e1 10 08 0c 40
asm buffer_atomic_umin v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 14 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_min_u32 v8, off, s[48:51], s64 = 00 00 e4 e0 00 08 0c 40
asm buffer_atomic_min_u32 v8, off, s[48:51], s64 glc = 00 40 e4 e0 00 08 0c 40
asm buffer_atomic_min_u32 v8, v16, s[48:51], s64 offen = 00 00 e4 e0 10 08 4c 40
asm buffer_atomic_min_u32 v8, v16, s[48:51], s64 offen glc = 00 40 e4 e0 10 08 4c 40
asm buffer_atomic_min_u32 v8, v16, s[48:51], s64 idxen = 00 00 e4 e0 10 08 8c 40
asm buffer_atomic_min_u32 v8, v16, s[48:51], s64 idxen glc = 00 40 e4 e0 10 08 8c 40
asm buffer_atomic_min_u32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 e4 e0 10 08 cc 40
asm buffer_atomic_min_u32 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 40 e4 e0 10 08 cc 40

target gfx1200
asm buffer_atomic_min_u32 v8, off, s[48:51], s64 = 40 40 0e c4 08 60 80 00 00 00 00 00
asm buffer_atomic_min_u32 v8, v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 40 0e c4 08 60 88 40 10 00 00 00
asm buffer_atomic_min_u32 v8, v16, s[48:51], s64 idxen scope:SCOPE_SYS = 40 40 0e c4 08 60 8c 80 10 00 00 00
asm buffer_atomic_min_u32 v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SE = 40 40 0e c4 08 60 84 c0 10 00 00 00
