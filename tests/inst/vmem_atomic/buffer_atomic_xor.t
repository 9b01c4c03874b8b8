# buffer_atomic_xor: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_xor v255, off, s[0:3], -16 offset:4 = 04 00 28 e1 00 ff 00 d0
asm buffer_atomic_xor v255, off, s[60:63], 0.5 offset:4 glc = 04 40 28 e1 00 ff 0f f0
asm buffer_atomic_xor v5, v1, s[44:47], s41 offen offset:1 = 01 10 28 e1 01 05 0b 29
asm buffer_atomic_xor v7, v255, s[24:27], s74 offen offset:4095 glc = ff 5f 28 e1 ff 07 06 4a
asm buffer_atomic_xor v255, v100, s[68:71], s1 idxen offset:4095 = ff 2f 28 e1 64 ff 11 01
asm buffer_atomic_xor v5, v[7:8], s[68:71], 0.5 idxen offen offset:4095 slc = ff 3f 2a e1 07 05 11 f0
asm buffer_atomic_xor v100, v[1:2], s[48:51], m0 idxen offen offset:1 glc = 01 70 28 e1 01 64 0c 7c
bad buffer_atomic_xor v100, off, s[8:11] ! 1:37: buffer_atomic_xor needs 'glc' with these operands
bad buffer_atomic_xor s100, off, s[8:11], -16 ! 1:42: buffer_atomic_xor needs 'glc' with these operands

target gfx803
asm buffer_atomic_xor v255, v1, ttmp[4:7], m0 idxen offset:1 glc slc = 01 60 2a e1 01 ff 1d 7c

target gfx900 gfx906
asm buffer_atomic_xor v255, v1, ttmp[4:7], m0 idxen offset:1 glc slc = 01 60 2a e1 01 ff 1c 7c

target gfx1010
asm buffer_atomic_xor v8, off, s[48:51], s64 = 00 00 ec e0 00 08 0c 40
asm buffer_atomic_xor v8, off, s[48:51], s64 glc = 00 40 ec e0 00 08 0c 40
asm buffer_atomic_xor v8, v16, s[48:51], s64 offen = 00 10 ec e0 10 08 0c 40
asm buffer_atomic_xor v8, v16, s[48:51], s64 offen glc = 00 50 ec e0 10 08 0c 40
asm buffer_atomic_xor v8, v16, s[48:51], s64 idxen = 00 20 ec e0 10 08 0c 40
asm buffer_atomic_xor v8, v16, s[48:51], s64 idxen glc = 00 60 ec e0 10 08 0c 40
asm buffer_atomic_xor v8, v[16:17], s[48:51], s64 idxen offen = 00 30 ec e0 10 08 0c 40
asm buffer_atomic_xor v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 ec e0 10 08 0c 40

target gfx90a
asm buffer_atomic_xor v8, off, s[48:51], s64 = 00 00 28 e1 00 08 0c 40
asm buffer_atomic_xor v8, off, s[48:51], s64 glc = 00 40 28 e1 00 08 0c 40
asm buffer_atomic_xor v8, v16, s[48:51], s64 offen = 00 10 28 e1 10 08 0c 40
asm buffer_atomic_xor v8, v16, s[48:51], s64 offen glc = 00 50 28 e1 10 08 0c 40
asm buffer_atomic_xor v8, v16, s[48:51], s64 idxen = 00 20 28 e1 10 08 0c 40
asm buffer_atomic_xor v8, v16, s[48:51], s64 idxen glc = 00 60 28 e1 10 08 0c 40
asm buffer_atomic_xor v8, v[16:17], s[48:51], s64 idxen offen = 00 30 28 e1 10 08 0c 40
asm buffer_atomic_xor v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 28 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_xor_b32 v8, off, s[48:51], s64 = 00 00 f8 e0 00 08 0c 40
asm buffer_atomic_xor_b32 v8, off, s[48:51], s64 glc = 00 40 f8 e0 00 08 0c 40
asm buffer_atomic_xor_b32 v8, v16, s[48:51], s64 offen = 00 00 f8 e0 10 08 4c 40
asm buffer_atomic_xor_b32 v8, v16, s[48:51], s64 offen glc = 00 40 f8 e0 10 08 4c 40
asm buffer_atomic_xor_b32 v8, v16, s[48:51], s64 idxen = 00 00 f8 e0 10 08 8c 40
asm buffer_atomic_xor_b32 v8, v16, s[48:51], s64 idxen glc = 00 40 f8 e0 10 08 8c 40
asm buffer_atomic_xor_b32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 f8 e0 10 08 cc 40
asm buffer_atomic_xor_b32 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 40 f8 e0 10 08 cc 40

target gfx1200
asm buffer_atomic_xor_b32 v8, off, s[48:51], s64 scope:SCOPE_DEV = 40 80 0f c4 08 60 88 00 00 00 00 00
asm buffer_atomic_xor_b32 v8, v16, s[48:51], s64 offen = 40 80 0f c4 08 60 80 40 10 00 00 00
asm buffer_atomic_xor_b32 v8, v16, s[48:51], s64 idxen = 40 80 0f c4 08 60 80 80 10 00 00 00
asm buffer_atomic_xor_b32 v8, v[16:17], s[48:51], s64 idxen offen = 40 80 0f c4 08 60 80 c0 10 00 00 00
