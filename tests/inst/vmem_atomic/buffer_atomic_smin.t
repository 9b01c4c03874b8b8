# buffer_atomic_smin: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_smin v100, off, s[60:63], s38 offset:4095 slc = ff 0f 12 e1 00 64 0f 26
asm buffer_atomic_smin v7, off, s[80:83], 64 offset:4 glc slc = 04 40 12 e1 00 07 14 c0
asm buffer_atomic_smin v5, v0, s[44:47], 0 offen offset:1 slc = 01 10 12 e1 00 05 0b 80
asm buffer_atomic_smin v5, v255, s[68:71], 0 idxen offset:1 = 01 20 10 e1 ff 05 11 80
asm buffer_atomic_smin v255, v0, s[20:23], m0 idxen offset:4 glc slc = 04 60 12 e1 00 ff 05 7c
asm buffer_atomic_smin v255, v[25:26], s[48:51], s23 idxen offen offset:4095 = ff 3f 10 e1 19 ff 0c 17
asm buffer_atomic_smin v100, v[5:6], s[52:55], m0 idxen offen offset:4095 glc = ff 7f 10 e1 05 64 0d 7c
bad buffer_atomic_smin v100, off, s[8:11] ! 1:38: buffer_atomic_smin needs 'glc' with these operands
bad buffer_atomic_smin s100, off, s[8:11], -16 ! 1:43: buffer_atomic_smin needs 'glc' with these operands

target gfx803
asm buffer_atomic_smin v1, v7, ttmp[4:7], s77 offen offset:1 glc slc = 01 50 12 e1 07 01 1d 4d

target gfx900 gfx906
asm buffer_atomic_smin v1, v7, ttmp[4:7], s77 offen offset:1 glc slc = 01 50 12 e1 07 01 1c 4d

target gfx1010
asm buffer_atomic_smin v8, off, s[48:51], s64 = 00 00 d4 e0 00 08 0c 40
asm buffer_atomic_smin v8, off, s[48:51], s64 glc = 00 40 d4 e0 00 08 0c 40
asm buffer_atomic_smin v8, v16, s[48:51], s64 offen = 00 10 d4 e0 10 08 0c 40
asm buffer_atomic_smin v8, v16, s[48:51], s64 offen glc = 00 50 d4 e0 10 08 0c 40
asm buffer_atomic_smin v8, v16, s[48:51], s64 idxen = 00 20 d4 e0 10 08 0c 40
asm buffer_atomic_smin v8, v16, s[48:51], s64 idxen glc = 00 60 d4 e0 10 08 0c 40
asm buffer_atomic_smin v8, v[16:17], s[48:51], s64 idxen offen = 00 30 d4 e0 10 08 0c 40
asm buffer_atomic_smin v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 d4 e0 10 08 0c 40

target gfx90a
asm buffer_atomic_smin v8, off, s[48:51], s64 = 00 00 10 e1 00 08 0c 40
asm buffer_atomic_smin v8, off, s[48:51], s64 glc = 00 40 10 e1 00 08 0c 40
asm buffer_atomic_smin v8, v16, s[48:51], s64 offen = 00 10 10 e1 10 08 0c 40
asm buffer_atomic_smin v8, v16, s[48:51], s64 offen glc = 00 50 10 e1 10 08 0c 40
asm buffer_atomic_smin v8, v16, s[48:51], s64 idxen = 00 20 10 e1 10 08 0c 40
asm buffer_atomic_smin v8, v16, s[48:51], s64 idxen glc = 00 60 10 e1 10 08 0c 40
asm buffer_atomic_smin v8, v[16:17], s[48:51], s64 idxen offen = 00 30 10 e1 10 08 0c 40
asm buffer_atomic_smin v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 10 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_min_i32 v8, off, s[48:51], s64 = 00 00 e0 e0 00 08 0c 40
asm buffer_atomic_min_i32 v8, off, s[48:51], s64 glc = 00 40 e0 e0 00 08 0c 40
asm buffer_atomic_min_i32 v8, v16, s[48:51], s64 offen = 00 00 e0 e0 10 08 4c 40
asm buffer_atomic_min_i32 v8, v16, s[48:51], s64 offen glc = 00 40 e0 e0 10 08 4c 40
asm buffer_atomic_min_i32 v8, v16, s[48:51], s64 idxen = 00 00 e0 e0 10 08 8c 40
asm buffer_atomic_min_i32 v8, v16, s[48:51], s64 idxen glc = 00 40 e0 e0 10 08 8c 40
asm buffer_atomic_min_i32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 e0 e0 10 08 cc 40
asm buffer_atomic_min_i32 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 40 e0 e0 10 08 cc 40

target gfx1200
asm buffer_atomic_min_i32 v8, off, s[48:51], s64 scope:SCOPE_SYS = 40 00 0e c4 08 60 8c 00 00 00 00 00
asm buffer_atomic_min_i32 v8, v16, s[48:51], s64 offen scope:SCOPE_SE = 40 00 0e c4 08 60 84 40 10 00 00 00
asm buffer_atomic_min_i32 v8, v16, s[48:51], s64 idxen scope:SCOPE_DEV = 40 00 0e c4 08 60 88 80 10 00 00 00
asm buffer_atomic_min_i32 v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SE = 40 00 0e c4 08 60 84 c0 10 00 00 00
