# buffer_atomic_or_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_or_x2 v[7:8], off, s[40:43], 0 offset:4095 = ff 0f a4 e1 00 07 0a 80
asm buffer_atomic_or_x2 v[55:56], off, s[72:75], -16 offset:4 glc = 04 40 a4 e1 00 37 12 d0
asm buffer_atomic_or_x2 v[5:6], v255, s[40:43], 64 offen offset:1 = 01 10 a4 e1 ff 05 0a c0
asm buffer_atomic_or_x2 v[100:101], v1, s[52:55], 64 offen offset:1 glc slc = 01 50 a6 e1 01 64 0d c0
asm buffer_atomic_or_x2 v[0:1], v5, s[56:59], s27 idxen offset:4 = 04 20 a4 e1 05 00 0e 1b
asm buffer_atomic_or_x2 v[5:6], v7, s[28:31], s1 idxen offset:4 glc = 04 60 a4 e1 07 05 07 01
asm buffer_atomic_or_x2 v[100:101], v[1:2], s[4:7], vcc_lo idxen offen offset:1 slc = 01 30 a6 e1 01 64 01 6a
asm buffer_atomic_or_x2 v[0:1], v[56:57], s[12:15], -16 idxen offen offset:1 glc = 01 70 a4 e1 38 00 03 d0
bad buffer_atomic_or_x2 v[100:101], off, s[8:11] ! 1:45: buffer_atomic_or_x2 needs 'glc' with these operands
bad buffer_atomic_or_x2 s[100:101], off, s[8:11], -16 ! 1:50: buffer_atomic_or_x2 needs 'glc' with these operands

target gfx1010
asm buffer_atomic_or_x2 v[8:9], off, s[48:51], s64 = 00 00 68 e1 00 08 0c 40
asm buffer_atomic_or_x2 v[8:9], off, s[48:51], s64 glc = 00 40 68 e1 00 08 0c 40
asm buffer_atomic_or_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 68 e1 10 08 0c 40
asm buffer_atomic_or_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 68 e1 10 08 0c 40
asm buffer_atomic_or_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 68 e1 10 08 0c 40
asm buffer_atomic_or_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 68 e1 10 08 0c 40
asm buffer_atomic_or_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 68 e1 10 08 0c 40
asm buffer_atomic_or_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 68 e1 10 08 0c 40

target gfx90a
asm buffer_atomic_or_x2 v[8:9], off, s[48:51], s64 = 00 00 a4 e1 00 08 0c 40
asm buffer_atomic_or_x2 v[8:9], off, s[48:51], s64 glc = 00 40 a4 e1 00 08 0c 40
asm buffer_atomic_or_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 a4 e1 10 08 0c 40
asm buffer_atomic_or_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 a4 e1 10 08 0c 40
asm buffer_atomic_or_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 a4 e1 10 08 0c 40
asm buffer_atomic_or_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 a4 e1 10 08 0c 40
asm buffer_atomic_or_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 a4 e1 10 08 0c 40
asm buffer_atomic_or_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 a4 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_or_b64 v[8:9], off, s[48:51], s64 = 00 00 28 e1 00 08 0c 40
asm buffer_atomic_or_b64 v[8:9], off, s[48:51], s64 glc = 00 40 28 e1 00 08 0c 40
asm buffer_atomic_or_b64 v[8:9], v16, s[48:51], s64 offen = 00 00 28 e1 10 08 4c 40
asm buffer_atomic_or_b64 v[8:9], v16, s[48:51], s64 offen glc = 00 40 28 e1 10 08 4c 40
asm buffer_atomic_or_b64 v[8:9], v16, s[48:51], s64 idxen = 00 00 28 e1 10 08 8c 40
asm buffer_atomic_or_b64 v[8:9], v16, s[48:51], s64 idxen glc = 00 40 28 e1 10 08 8c 40
asm buffer_atomic_or_b64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 28 e1 10 08 cc 40
asm buffer_atomic_or_b64 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 40 28 e1 10 08 cc 40

target gfx1200
asm buffer_atomic_or_b64 v[8:9], off, s[48:51], s64 scope:SCOPE_DEV = 40 80 12 c4 08 60 88 00 00 00 00 00
asm buffer_atomic_or_b64 v[8:9], v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 80 12 c4 08 60 88 40 10 00 00 00
asm buffer_atomic_or_b64 v[8:9], v16, s[48:51], s64 idxen scope:SCOPE_DEV = 40 80 12 c4 08 60 88 80 10 00 00 00
asm buffer_atomic_or_b64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 40 80 12 c4 08 60 80 c0 10 00 00 00
