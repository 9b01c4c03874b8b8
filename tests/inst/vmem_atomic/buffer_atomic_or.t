# buffer_atomic_or: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_or v255, off, s[60:63], s88 offset:4095 = ff 0f 24 e1 00 ff 0f 58
asm buffer_atomic_or v1, off, s[44:47], 0 offset:1 glc = 01 40 24 e1 00 01 0b 80
asm buffer_atomic_or v100, v216, s[4:7], s29 offen offset:4 = 04 10 24 e1 d8 64 01 1d
asm buffer_atomic_or v0, v0, s[44:47], 64 offen offset:4095 glc = ff 5f 24 e1 00 00 0b c0
asm buffer_atomic_or v0, v157, s[72:75], m0 idxen offset:4095 = ff 2f 24 e1 9d 00 12 7c
asm buffer_atomic_or v238, v255, s[56:59], 0.5 idxen offset:1 glc = 01 60 24 e1 ff ee 0e f0
asm buffer_atomic_or v7, v[5:6], s[52:55], 0 idxen offen offset:4095 = ff 3f 24 e1 05 07 0d 80
bad buffer_atomic_or v100, off, s[8:11] ! 1:36: buffer_atomic_or needs 'glc' with these operands
bad buffer_atomic_or s100, off, s[8:11], -16 ! 1:41: buffer_atomic_or needs 'glc' with these operands

target gfx803
asm buffer_atomic_or v147, v[254:255], ttmp[4:7], 0 idxen offen offset:4095 glc = ff 7f 24 e1 fe 93 1d 80

target gfx900 gfx906
asm buffer_atomic_or v147, v[254:255], ttmp[4:7], 0 idxen offen offset:4095 glc = ff 7f 24 e1 fe 93 1c 80

target gfx1010
asm buffer_atomic_or v8, off, s[48:51], s64 = 00 00 e8 e0 00 08 0c 40
asm buffer_atomic_or v8, off, s[48:51], s64 glc = 00 40 e8 e0 00 08 0c 40
asm buffer_atomic_or v8, v16, s[48:51], s64 offen = 00 10 e8 e0 10 08 0c 40
asm buffer_atomic_or v8, v16, s[48:51], s64 offen glc = 00 50 e8 e0 10 08 0c 40
asm buffer_atomic_or v8, v16, s[48:51], s64 idxen = 00 20 e8 e0 10 08 0c 40
asm buffer_atomic_or v8, v16, s[48:51], s64 idxen glc = 00 60 e8 e0 10 08 0c 40
asm buffer_atomic_or v8, v[16:17], s[48:51], s64 idxen offen = 00 30 e8 e0 10 08 0c 40
asm buffer_atomic_or v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 e8 e0 10 08 0c 40

target gfx90a
asm buffer_atomic_or v8, off, s[48:51], s64 = 00 00 24 e1 00 08 0c 40
asm buffer_atomic_or v8, off, s[48:51], s64 glc = 00 40 24 e1 00 08 0c 40
asm buffer_atomic_or v8, v16, s[48:51], s64 offen = 00 10 24 e1 10 08 0c 40
asm buffer_atomic_or v8, v16, s[48:51], s64 offen glc = 00 50 24 e1 10 08 0c 40
asm buffer_atomic_or v8, v16, s[48:51], s64 idxen = 00 20 24 e1 10 08 0c 40
asm buffer_atomic_or v8, v16, s[48:51], s64 idxen glc = 00 60 24 e1 10 08 0c 40
asm buffer_atomic_or v8, v[16:17], s[48:51], s64 idxen offen = 00 30 24 e1 10 08 0c 40
asm buffer_atomic_or v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 24 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_or_b32 v8, off, s[48:51], s64 = 00 00 f4 e0 00 08 0c 40
asm buffer_atomic_or_b32 v8, off, s[48:51], s64 glc = 00 40 f4 e0 00 08 0c 40
asm buffer_atomic_or_b32 v8, v16, s[48:51], s64 offen = 00 00 f4 e0 10 08 4c 40
asm buffer_atomic_or_b32 v8, v16, s[48:51], s64 offen glc = 00 40 f4 e0 10 08 4c 40
asm buffer_atomic_or_b32 v8, v16, s[48:51], s64 idxen = 00 00 f4 e0 10 08 8c 40
asm buffer_atomic_or_b32 v8, v16, s[48:51], s64 idxen glc = 00 40 f4 e0 10 08 8c 40
asm buffer_atomic_or_b32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 f4 e0 10 08 cc 40
asm buffer_atomic_or_b32 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 40 f4 e0 10 08 cc 40

target gfx1200
asm buffer_atomic_or_b32 v8, off, s[48:51], s64 scope:SCOPE_SYS = 40 40 0f c4 08 60 8c 00 00 00 00 00
asm buffer_atomic_or_b32 v8, v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 40 0f c4 08 60 88 40 10 00 00 00
asm buffer_atomic_or_b32 v8, v16, s[48:51], s64 idxen scope:SCOPE_SYS = 40 40 0f c4 08 60 8c 80 10 00 00 00
asm buffer_atomic_or_b32 v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_DEV = 40 40 0f c4 08 60 88 c0 10 00 00 00
