# buffer_atomic_swap: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_swap v5, off, s[36:39], m0 offset:4095 = ff 0f 00 e1 00 05 09 7c
asm buffer_atomic_swap v0, off, s[28:31], s79 offset:4 glc = 04 40 00 e1 00 00 07 4f
asm buffer_atomic_swap v5, v1, s[20:23], 0 offen offset:4 slc = 04 10 02 e1 01 05 05 80
asm buffer_atomic_swap v255, v7, s[80:83], s66 offen offset:4 glc slc = 04 50 02 e1 07 ff 14 42
asm buffer_atomic_swap v100, v0, s[64:67], 0.5 idxen offset:4095 slc = ff 2f 02 e1 00 64 10 f0
asm buffer_atomic_swap v255, v1, s[16:19], 0.5 idxen offset:4095 glc = ff 6f 00 e1 01 ff 04 f0
asm buffer_atomic_swap v7, v[103:104], s[92:95], 64 idxen offen offset:1 = 01 30 00 e1 67 07 17 c0
bad buffer_atomic_swap v100, off, s[8:11] ! 1:38: buffer_atomic_swap needs 'glc' with these operands
bad buffer_atomic_swap s100, off, s[8:11], -16 ! 1:43: buffer_atomic_swap needs 'glc' with these operands

target gfx803
asm buffer_atomic_swap v0, v[5:6], ttmp[4:7], -16 idxen offen offset:4095 glc slc = ff 7f 02 e1 05 00 1d d0

target gfx900 gfx906
asm buffer_atomic_swap v0, v[5:6], ttmp[4:7], -16 idxen offen offset:4095 glc slc = ff 7f 02 e1 05 00 1c d0

target gfx1010
asm buffer_atomic_swap v8, off, s[48:51], s64 = 00 00 c0 e0 00 08 0c 40
asm buffer_atomic_swap v8, off, s[48:51], s64 glc = 00 40 c0 e0 00 08 0c 40
asm buffer_atomic_swap v8, v16, s[48:51], s64 offen = 00 10 c0 e0 10 08 0c 40
asm buffer_atomic_swap v8, v16, s[48:51], s64 offen glc = 00 50 c0 e0 10 08 0c 40
asm buffer_atomic_swap v8, v16, s[48:51], s64 idxen = 00 20 c0 e0 10 08 0c 40
asm buffer_atomic_swap v8, v16, s[48:51], s64 idxen glc = 00 60 c0 e0 10 08 0c 40
asm buffer_atomic_swap v8, v[16:17], s[48:51], s64 idxen offen = 00 30 c0 e0 10 08 0c 40
asm buffer_atomic_swap v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 c0 e0 10 08 0c 40

target gfx90a
asm buffer_atomic_swap v8, off, s[48:51], s64 = 00 00 00 e1 00 08 0c 40
asm buffer_atomic_swap v8, off, s[48:51], s64 glc = 00 40 00 e1 00 08 0c 40
asm buffer_atomic_swap v8, v16, s[48:51], s64 offen = 00 10 00 e1 10 08 0c 40
asm buffer_atomic_swap v8, v16, s[48:51], s64 offen glc = 00 50 00 e1 10 08 0c 40
asm buffer_atomic_swap v8, v16, s[48:51], s64 idxen = 00 20 00 e1 10 08 0c 40
asm buffer_atomic_swap v8, v16, s[48:51], s64 idxen glc = 00 60 00 e1 10 08 0c 40
asm buffer_atomic_swap v8, v[16:17], s[48:51], s64 idxen offen = 00 30 00 e1 10 08 0c 40
asm buffer_atomic_swap v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 00 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_swap_b32 v8, off, s[48:51], s64 = 00 00 cc e0 00 08 0c 40
asm buffer_atomic_swap_b32 v8, off, s[48:51], s64 glc = 00 40 cc e0 00 08 0c 40
asm buffer_atomic_swap_b32 v8, v16, s[48:51], s64 offen = 00 00 cc e0 10 08 4c 40
asm buffer_atomic_swap_b32 v8, v16, s[48:51], s64 offen glc = 00 40 cc e0 10 08 4c 40
asm buffer_atomic_swap_b32 v8, v16, s[48:51], s64 idxen = 00 00 cc e0 10 08 8c 40
asm buffer_atomic_swap_b32 v8, v16, s[48:51], s64 idxen glc = 00 40 cc e0 10 08 8c 40
asm buffer_atomic_swap_b32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 cc e0 10 08 cc 40
asm buffer_atomic_swap_b32 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 40 cc e0 10 08 cc 40

target gfx1200
asm buffer_atomic_swap_b32 v8, off, s[48:51], s64 = 40 c0 0c c4 08 60 80 00 00 00 00 00
asm buffer_atomic_swap_b32 v8, v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 c0 0c c4 08 60 88 40 10 00 00 00
asm buffer_atomic_swap_b32 v8, v16, s[48:51], s64 idxen scope:SCOPE_SE = 40 c0 0c c4 08 60 84 80 10 00 00 00
asm buffer_atomic_swap_b32 v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_DEV = 40 c0 0c c4 08 60 88 c0 10 00 00 00
