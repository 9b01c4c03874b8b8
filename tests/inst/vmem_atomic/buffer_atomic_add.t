# buffer_atomic_add: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_add v255, off, s[24:27], 0 offset:1 slc = 01 00 0a e1 00 ff 06 80
asm buffer_atomic_add v255, off, s[84:87], -16 offset:1 glc slc = 01 40 0a e1 00 ff 15 d0
asm buffer_atomic_add v0, v1, s[12:15], 64 offen offset:1 slc = 01 10 0a e1 01 00 03 c0
asm buffer_atomic_add v100, v255, s[24:27], 64 offen offset:1 glc = 01 50 08 e1 ff 64 06 c0
asm buffer_atomic_add v1, v100, s[56:59], 0 idxen offset:4 = 04 20 08 e1 64 01 0e 80
asm buffer_atomic_add v216, v7, s[72:75], 0.5 idxen offset:1 glc = 01 60 08 e1 07 d8 12 f0
asm buffer_atomic_add v100, v[7:8], s[32:35], m0 idxen offen offset:4095 glc slc = ff 7f 0a e1 07 64 08 7c
bad buffer_atomic_add v100, off, s[8:11] ! 1:37: buffer_atomic_add needs 'glc' with these operands
bad buffer_atomic_add s100, off, s[8:11], -16 ! 1:42: buffer_atomic_add needs 'glc' with these operands

target gfx803
asm buffer_atomic_add v255, v[254:255], ttmp[4:7], s5 idxen offen offset:1 = 01 30 08 e1 fe ff 1d 05

target gfx900 gfx906
asm buffer_atomic_add v255, v[254:255], ttmp[4:7], s5 idxen offen offset:1 = 01 30 08 e1 fe ff 1c 05

target gfx1010
asm buffer_atomic_add v8, off, s[48:51], s64 = 00 00 c8 e0 00 08 0c 40
asm buffer_atomic_add v8, off, s[48:51], s64 glc = 00 40 c8 e0 00 08 0c 40
asm buffer_atomic_add v8, v16, s[48:51], s64 offen = 00 10 c8 e0 10 08 0c 40
asm buffer_atomic_add v8, v16, s[48:51], s64 offen glc = 00 50 c8 e0 10 08 0c 40
asm buffer_atomic_add v8, v16, s[48:51], s64 idxen = 00 20 c8 e0 10 08 0c 40
asm buffer_atomic_add v8, v16, s[48:51], s64 idxen glc = 00 60 c8 e0 10 08 0c 40
asm buffer_atomic_add v8, v[16:17], s[48:51], s64 idxen offen = 00 30 c8 e0 10 08 0c 40
asm buffer_atomic_add v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 c8 e0 10 08 0c 40

target gfx90a
asm buffer_atomic_add v8, off, s[48:51], s64 = 00 00 08 e1 00 08 0c 40
asm buffer_atomic_add v8, off, s[48:51], s64 glc = 00 40 08 e1 00 08 0c 40
asm buffer_atomic_add v8, v16, s[48:51], s64 offen = 00 10 08 e1 10 08 0c 40
asm buffer_atomic_add v8, v16, s[48:51], s64 offen glc = 00 50 08 e1 10 08 0c 40
asm buffer_atomic_add v8, v16, s[48:51], s64 idxen = 00 20 08 e1 10 08 0c 40
asm buffer_atomic_add v8, v16, s[48:51], s64 idxen glc = 00 60 08 e1 10 08 0c 40
asm buffer_atomic_add v8, v[16:17], s[48:51], s64 idxen offen = 00 30 08 e1 10 08 0c 40
asm buffer_atomic_add v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 08 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_add_u32 v8, off, s[48:51], s64 = 00 00 d4 e0 00 08 0c 40
asm buffer_atomic_add_u32 v8, off, s[48:51], s64 glc = 00 40 d4 e0 00 08 0c 40
asm buffer_atomic_add_u32 v8, v16, s[48:51], s64 offen = 00 00 d4 e0 10 08 4c 40
asm buffer_atomic_add_u32 v8, v16, s[48:51], s64 offen glc = 00 40 d4 e0 10 08 4c 40
asm buffer_atomic_add_u32 v8, v16, s[48:51], s64 idxen = 00 00 d4 e0 10 08 8c 40
asm buffer_atomic_add_u32 v8, v16, s[48:51], s64 idxen glc = 00 40 d4 e0 10 08 8c 40
asm buffer_atomic_add_u32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 d4 e0 10 08 cc 40
asm buffer_atomic_add_u32 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 40 d4 e0 10 08 cc 40

target gfx1200
asm buffer_atomic_add_u32 v8, off, s[48:51], s64 scope:SCOPE_SYS = 40 40 0d c4 08 60 8c 00 00 00 00 00
asm buffer_atomic_add_u32 v8, v16, s[48:51], s64 offen = 40 40 0d c4 08 60 80 40 10 00 00 00
asm buffer_atomic_add_u32 v8, v16, s[48:51], s64 idxen scope:SCOPE_SYS = 40 40 0d c4 08 60 8c 80 10 00 00 00
asm buffer_atomic_add_u32 v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS = 40 40 0d c4 08 60 8c c0 10 00 00 00
