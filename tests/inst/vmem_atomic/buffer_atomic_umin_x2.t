# buffer_atomic_umin_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_umin_x2 v[0:1], v1, s[8:11], vcc_hi offen offset:1 slc = 01 10 96 e1 01 00 02 6b
asm buffer_atomic_umin_x2 v[0:1], v5, s[88:91], s91 offen offset:4095 glc = ff 5f 94 e1 05 00 16 5b
asm buffer_atomic_umin_x2 v[254:255], v100, s[52:55], m0 idxen offset:4095 glc slc = ff 6f 96 e1 64 fe 0d 7c
asm buffer_atomic_umin_x2 v[7:8], v[254:255], s[72:75], 64 idxen offen offset:1 = 01 30 94 e1 fe 07 12 c0
asm buffer_atomic_umin_x2 v[1:2], v[7:8], s[8:11], s21 idxen offen offset:1 glc = 01 70 94 e1 07 01 02 15
bad buffer_atomic_umin_x2 v[100:101], off, s[8:11] ! 1:47: buffer_atomic_umin_x2 needs 'glc' with these operands
bad buffer_atomic_umin_x2 s[100:101], off, s[8:11], -16 ! 1:52: buffer_atomic_umin_x2 needs 'glc' with these operands

target gfx803
asm buffer_atomic_umin_x2 v[1:2], off, ttmp[4:7], -16 offset:1 = 01 00 94 e1 00 01 1d d0
asm buffer_atomic_umin_x2 v[100:101], off, ttmp[4:7], m0 offset:1 glc slc = 01 40 96 e1 00 64 1d 7c
asm buffer_atomic_umin_x2 v[0:1], v255, ttmp[4:7], 0 idxen offset:1 = 01 20 94 e1 ff 00 1d 80

target gfx900 gfx906
asm buffer_atomic_umin_x2 v[1:2], off, ttmp[4:7], -16 offset:1 = 01 00 94 e1 00 01 1c d0
asm buffer_atomic_umin_x2 v[100:101], off, ttmp[4:7], m0 offset:1 glc slc = 01 40 96 e1 00 64 1c 7c
asm buffer_atomic_umin_x2 v[0:1], v255, ttmp[4:7], 0 idxen offset:1 = 01 20 94 e1 ff 00 1c 80

target gfx1010
asm buffer_atomic_umin_x2 v[8:9], off, s[48:51], s64 = 00 00 58 e1 00 08 0c 40
asm buffer_atomic_umin_x2 v[8:9], off, s[48:51], s64 glc = 00 40 58 e1 00 08 0c 40
asm buffer_atomic_umin_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 58 e1 10 08 0c 40
asm buffer_atomic_umin_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 58 e1 10 08 0c 40
asm buffer_atomic_umin_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 58 e1 10 08 0c 40
asm buffer_atomic_umin_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 58 e1 10 08 0c 40
asm buffer_atomic_umin_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 58 e1 10 08 0c 40
asm buffer_atomic_umin_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 58 e1 10 08 0c 40

target gfx90a
asm buffer_atomic_umin_x2 v[8:9], off, s[48:51], s64 = 00 00 94 e1 00 08 0c 40
asm buffer_atomic_umin_x2 v[8:9], off, s[48:51], s64 glc = 00 40 94 e1 00 08 0c 40
asm buffer_atomic_umin_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 94 e1 10 08 0c 40
asm buffer_atomic_umin_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 94 e1 10 08 0c 40
asm buffer_atomic_umin_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 94 e1 10 08 0c 40
asm buffer_atomic_umin_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 94 e1 10 08 0c 40
asm buffer_atomic_umin_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 94 e1 10 08 0c 40
asm buffer_atomic_umin_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 94 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_min_u64 v[8:9], off, s[48:51], s64 = 00 00 18 e1 00 08 0c 40
asm buffer_atomic_min_u64 v[8:9], off, s[48:51], s64 glc = 00 40 18 e1 00 08 0c 40
asm buffer_atomic_min_u64 v[8:9], v16, s[48:51], s64 offen = 00 00 18 e1 10 08 4c 40
asm buffer_atomic_min_u64 v[8:9], v16, s[48:51], s64 offen glc = 00 40 18 e1 10 08 4c 40
asm buffer_atomic_min_u64 v[8:9], v16, s[48:51], s64 idxen = 00 00 18 e1 10 08 8c 40
asm buffer_atomic_min_u64 v[8:9], v16, s[48:51], s64 idxen glc = 00 40 18 e1 10 08 8c 40
asm buffer_atomic_min_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 18 e1 10 08 cc 40
asm buffer_atomic_min_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 40 18 e1 10 08 cc 40

target gfx1200
asm buffer_atomic_min_u64 v[8:9], off, s[48:51], s64 scope:SCOPE_DEV = 40 80 11 c4 08 60 88 00 00 00 00 00
asm buffer_atomic_min_u64 v[8:9], v16, s[48:51], s64 offen scope:SCOPE_SYS = 40 80 11 c4 08 60 8c 40 10 00 00 00
asm buffer_atomic_min_u64 v[8:9], v16, s[48:51], s64 idxen = 40 80 11 c4 08 60 80 80 10 00 00 00
asm buffer_atomic_min_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SE = 40 80 11 c4 08 60 84 c0 10 00 00 00
