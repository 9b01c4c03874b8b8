# buffer_atomic_sub: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_sub v1, off, s[8:11], vcc_lo offset:4 = 04 00 0c e1 00 01 02 6a
asm buffer_atomic_sub v180, off, s[28:31], -16 offset:1 glc = 01 40 0c e1 00 b4 07 d0
asm buffer_atomic_sub v100, v7, s[72:75], 0 offen offset:1 slc = 01 10 0e e1 07 64 12 80
asm buffer_atomic_sub v100, v7, s[20:23], 64 offen offset:4095 glc = ff 5f 0c e1 07 64 05 c0
asm buffer_atomic_sub v1, v[0:1], s[72:75], -16 idxen offen offset:1 = 01 30 0c e1 00 01 12 d0
asm buffer_atomic_sub v0, v[5:6], s[0:3], -16 idxen offen offset:4 glc = 04 70 0c e1 05 00 00 d0
bad buffer_atomic_sub v100, off, s[8:11] ! 1:37: buffer_atomic_sub needs 'glc' with these operands
bad buffer_atomic_sub s100, off, s[8:11], -16 ! 1:42: buffer_atomic_sub needs 'glc' with these operands

target gfx803
asm buffer_atomic_sub v100, v100, ttmp[4:7], -16 idxen offset:1 = 01 20 0c e1 64 64 1d d0
asm buffer_atomic_sub v0, v1, ttmp[4:7], 64 idxen offset:1 glc slc = 01 60 0e e1 01 00 1d c0

target gfx900 gfx906
asm buffer_atomic_sub v100, v100, ttmp[4:7], -16 idxen offset:1 = 01 20 0c e1 64 64 1c d0
asm buffer_atomic_sub v0, v1, ttmp[4:7], 64 idxen offset:1 glc slc = 01 60 0e e1 01 00 1c c0

target gfx1010
asm buffer_atomic_sub v8, off, s[48:51], s64 = 00 00 cc e0 00 08 0c 40
asm buffer_atomic_sub v8, off, s[48:51], s64 glc = 00 40 cc e0 00 08 0c 40
asm buffer_atomic_sub v8, v16, s[48:51], s64 offen = 00 10 cc e0 10 08 0c 40
asm buffer_atomic_sub v8, v16, s[48:51], s64 offen glc = 00 50 cc e0 10 08 0c 40
asm buffer_atomic_sub v8, v16, s[48:51], s64 idxen = 00 20 cc e0 10 08 0c 40
asm buffer_atomic_sub v8, v16, s[48:51], s64 idxen glc = 00 60 cc e0 10 08 0c 40
asm buffer_atomic_sub v8, v[16:17], s[48:51], s64 idxen offen = 00 30 cc e0 10 08 0c 40
asm buffer_atomic_sub v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 cc e0 10 08 0c 40

target gfx90a
asm buffer_atomic_sub v8, off, s[48:51], s64 = 00 00 0c e1 00 08 0c 40
asm buffer_atomic_sub v8, off, s[48:51], s64 glc = 00 40 0c e1 00 08 0c 40
asm buffer_atomic_sub v8, v16, s[48:51], s64 offen = 00 10 0c e1 10 08 0c 40
asm buffer_atomic_sub v8, v16, s[48:51], s64 offen glc = 00 50 0c e1 10 08 0c 40
asm buffer_atomic_sub v8, v16, s[48:51], s64 idxen = 00 20 0c e1 10 08 0c 40
asm buffer_atomic_sub v8, v16, s[48:51], s64 idxen glc = 00 60 0c e1 10 08 0c 40
asm buffer_atomic_sub v8, v[16:17], s[48:51], s64 idxen offen = 00 30 0c e1 10 08 0c 40
asm buffer_atomic_sub v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 0c e1 10 08 0c 40

target gfx1100
asm buffer_atomic_sub_u32 v8, off, s[48:51], s64 = 00 00 d8 e0 00 08 0c 40
asm buffer_atomic_sub_u32 v8, off, s[48:51], s64 glc = 00 40 d8 e0 00 08 0c 40
asm buffer_atomic_sub_u32 v8, v16, s[48:51], s64 offen = 00 00 d8 e0 10 08 4c 40
asm buffer_atomic_sub_u32 v8, v16, s[48:51], s64 offen glc = 00 40 d8 e0 10 08 4c 40
asm buffer_atomic_sub_u32 v8, v16, s[48:51], s64 idxen = 00 00 d8 e0 10 08 8c 40
asm buffer_atomic_sub_u32 v8, v16, s[48:51], s64 idxen glc = 00 40 d8 e0 10 08 8c 40
asm buffer_atomic_sub_u32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 d8 e0 10 08 cc 40
asm buffer_atomic_sub_u32 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 40 d8 e0 10 08 cc 40

target gfx1200
asm buffer_atomic_sub_u32 v8, off, s[48:51], s64 scope:SCOPE_DEV = 40 80 0d c4 08 60 88 00 00 00 00 00
asm buffer_atomic_sub_u32 v8, v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 80 0d c4 08 60 88 40 10 00 00 00
asm buffer_atomic_sub_u32 v8, v16, s[48:51], s64 idxen scope:SCOPE_SYS = 40 80 0d c4 08 60 8c 80 10 00 00 00
asm buffer_atomic_sub_u32 v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_DEV = 40 80 0d c4 08 60 88 c0 10 00 00 00
