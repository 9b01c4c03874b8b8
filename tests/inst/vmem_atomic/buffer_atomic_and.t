# buffer_atomic_and: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_and v100, off, s[48:51], 64 offset:1 slc = 01 00 22 e1 00 64 0c c0
asm buffer_atomic_and v0, off, s[52:55], 64 offset:1 glc = 01 40 20 e1 00 00 0d c0
asm buffer_atomic_and v7, v1, s[4:7], -16 idxen offset:4 = 04 20 20 e1 01 07 01 d0
asm buffer_atomic_and v5, v78, s[52:55], 64 idxen offset:4 glc slc = 04 60 22 e1 4e 05 0d c0
asm buffer_atomic_and v158, v[1:2], s[88:91], 0 idxen offen offset:1 = 01 30 20 e1 01 9e 16 80
asm buffer_atomic_and v100, v[1:2], s[36:39], -16 idxen offen offset:4095 glc slc = ff 7f 22 e1 01 64 09 d0
bad buffer_atomic_and v100, off, s[8:11] ! 1:37: buffer_atomic_and needs 'glc' with these operands
bad buffer_atomic_and s100, off, s[8:11], -16 ! 1:42: buffer_atomic_and needs 'glc' with these operands

target gfx803
asm buffer_atomic_and v41, v255, ttmp[4:7], s65 offen offset:4 slc = 04 10 22 e1 ff 29 1d 41
asm buffer_atomic_and v5, v100, ttmp[4:7], s101 offen offset:4 glc slc = 04 50 22 e1 64 05 1d 65

target gfx900 gfx906
asm buffer_atomic_and v41, v255, ttmp[4:7], s65 offen offset:4 slc = 04 10 22 e1 ff 29 1c 41
asm buffer_atomic_and v5, v100, ttmp[4:7], s101 offen offset:4 glc slc = 04 50 22 e1 64 05 1c 65

target gfx1010
asm buffer_atomic_and v8, off, s[48:51], s64 = 00 00 e4 e0 00 08 0c 40
asm buffer_atomic_and v8, off, s[48:51], s64 glc = 00 40 e4 e0 00 08 0c 40
asm buffer_atomic_and v8, v16, s[48:51], s64 offen = 00 10 e4 e0 10 08 0c 40
asm buffer_atomic_and v8, v16, s[48:51], s64 offen glc = 00 50 e4 e0 10 08 0c 40
asm buffer_atomic_and v8, v16, s[48:51], s64 idxen = 00 20 e4 e0 10 08 0c 40
asm buffer_atomic_and v8, v16, s[48:51], s64 idxen glc = 00 60 e4 e0 10 08 0c 40
asm buffer_atomic_and v8, v[16:17], s[48:51], s64 idxen offen = 00 30 e4 e0 10 08 0c 40
asm buffer_atomic_and v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 e4 e0 10 08 0c 40

target gfx90a
asm buffer_atomic_and v8, off, s[48:51], s64 = 00 00 20 e1 00 08 0c 40
asm buffer_atomic_and v8, off, s[48:51], s64 glc = 00 40 20 e1 00 08 0c 40
asm buffer_atomic_and v8, v16, s[48:51], s64 offen = 00 10 20 e1 10 08 0c 40
asm buffer_atomic_and v8, v16, s[48:51], s64 offen glc = 00 50 20 e1 10 08 0c 40
asm buffer_atomic_and v8, v16, s[48:51], s64 idxen = 00 20 20 e1 10 08 0c 40
asm buffer_atomic_and v8, v16, s[48:51], s64 idxen glc = 00 60 20 e1 10 08 0c 40
asm buffer_atomic_and v8, v[16:17], s[48:51], s64 idxen offen = 00 30 20 e1 10 08 0c 40
asm buffer_atomic_and v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 20 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_and_b32 v8, off, s[48:51], s64 = 00 00 f0 e0 00 08 0c 40
asm buffer_atomic_and_b32 v8, off, s[48:51], s64 glc = 00 40 f0 e0 00 08 0c 40
asm buffer_atomic_and_b32 v8, v16, s[48:51], s64 offen = 00 00 f0 e0 10 08 4c 40
asm buffer_atomic_and_b32 v8, v16, s[48:51], s64 offen glc = 00 40 f0 e0 10 08 4c 40
asm buffer_atomic_and_b32 v8, v16, s[48:51], s64 idxen = 00 00 f0 e0 10 08 8c 40
asm buffer_atomic_and_b32 v8, v16, s[48:51], s64 idxen glc = 00 40 f0 e0 10 08 8c 40
asm buffer_atomic_and_b32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 f0 e0 10 08 cc 40
asm buffer_atomic_and_b32 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 40 f0 e0 10 08 cc 40

target gfx1200
asm buffer_atomic_and_b32 v8, off, s[48:51], s64 scope:SCOPE_SYS = 40 00 0f c4 08 60 8c 00 00 00 00 00
asm buffer_atomic_and_b32 v8, v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 00 0f c4 08 60 88 40 10 00 00 00
asm buffer_atomic_and_b32 v8, v16, s[48:51], s64 idxen = 40 00 0f c4 08 60 80 80 10 00 00 00
asm buffer_atomic_and_b32 v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS = 40 00 0f c4 08 60 8c c0 10 00 00 00
