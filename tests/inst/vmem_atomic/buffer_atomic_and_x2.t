# buffer_atomic_and_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_and_x2 v[92:93], off, s[84:87], -16 offset:4095 glc slc = ff 4f a2 e1 00 5c 15 d0
asm buffer_atomic_and_x2 v[101:102], v7, s[80:83], 0.5 offen offset:1 = 01 10 a0 e1 07 65 14 f0
asm buffer_atomic_and_x2 v[143:144], v248, s[36:39], 64 offen offset:1 glc = 01 50 a0 e1 f8 8f 09 c0
asm buffer_atomic_and_x2 v[7:8], v0, s[36:39], 0 idxen offset:4 = 04 20 a0 e1 00 07 09 80
asm buffer_atomic_and_x2 v[100:101], v5, s[48:51], m0 idxen offset:4 glc slc = 04 60 a2 e1 05 64 0c 7c
asm buffer_atomic_and_x2 v[0:1], v[100:101], s[44:47], vcc_lo idxen offen offset:4 glc = 04 70 a0 e1 64 00 0b 6a
bad buffer_atomic_and_x2 v[100:101], off, s[8:11] ! 1:46: buffer_atomic_and_x2 needs 'glc' with these operands
bad buffer_atomic_and_x2 s[100:101], off, s[8:11], -16 ! 1:51: buffer_atomic_and_x2 needs 'glc' with these operands

target gfx803
asm buffer_atomic_and_x2 v[1:2], off, ttmp[4:7], 64 offset:4095 = ff 0f a0 e1 00 01 1d c0
asm buffer_atomic_and_x2 v[7:8], v[248:249], ttmp[4:7], s87 idxen offen offset:1 = 01 30 a0 e1 f8 07 1d 57

target gfx900 gfx906
asm buffer_atomic_and_x2 v[1:2], off, ttmp[4:7], 64 offset:4095 = ff 0f a0 e1 00 01 1c c0
asm buffer_atomic_and_x2 v[7:8], v[248:249], ttmp[4:7], s87 idxen offen offset:1 = 01 30 a0 e1 f8 07 1c 57

target gfx1010
asm buffer_atomic_and_x2 v[8:9], off, s[48:51], s64 = 00 00 64 e1 00 08 0c 40
asm buffer_atomic_and_x2 v[8:9], off, s[48:51], s64 glc = 00 40 64 e1 00 08 0c 40
asm buffer_atomic_and_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 64 e1 10 08 0c 40
asm buffer_atomic_and_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 64 e1 10 08 0c 40
asm buffer_atomic_and_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 64 e1 10 08 0c 40
asm buffer_atomic_and_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 64 e1 10 08 0c 40
asm buffer_atomic_and_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 64 e1 10 08 0c 40
asm buffer_atomic_and_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 64 e1 10 08 0c 40

target gfx90a
asm buffer_atomic_and_x2 v[8:9], off, s[48:51], s64 = 00 00 a0 e1 00 08 0c 40
asm buffer_atomic_and_x2 v[8:9], off, s[48:51], s64 glc = 00 40 a0 e1 00 08 0c 40
asm buffer_atomic_and_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 a0 e1 10 08 0c 40
asm buffer_atomic_and_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 a0 e1 10 08 0c 40
asm buffer_atomic_and_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 a0 e1 10 08 0c 40
asm buffer_atomic_and_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 a0 e1 10 08 0c 40
asm buffer_atomic_and_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 a0 e1 10 08 0c 40
asm buffer_atomic_and_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 a0 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_and_b64 v[8:9], off, s[48:51], s64 = 00 00 24 e1 00 08 0c 40
asm buffer_atomic_and_b64 v[8:9], off, s[48:51], s64 glc = 00 40 24 e1 00 08 0c 40
asm buffer_atomic_and_b64 v[8:9], v16, s[48:51], s64 offen = 00 00 24 e1 10 08 4c 40
asm buffer_atomic_and_b64 v[8:9], v16, s[48:51], s64 offen glc = 00 40 24 e1 10 08 4c 40
asm buffer_atomic_and_b64 v[8:9], v16, s[48:51], s64 idxen = 00 00 24 e1 10 08 8c 40
asm buffer_atomic_and_b64 v[8:9], v16, s[48:51], s64 idxen glc = 00 40 24 e1 10 08 8c 40
asm buffer_atomic_and_b64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 24 e1 10 08 cc 40
asm buffer_atomic_and_b64 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 40 24 e1 10 08 cc 40

target gfx1200
asm buffer_atomic_and_b64 v[8:9], off, s[48:51], s64 = 40 40 12 c4 08 60 80 00 00 00 00 00
asm buffer_atomic_and_b64 v[8:9], v16, s[48:51], s64 offen scope:SCOPE_SE = 40 40 12 c4 08 60 84 40 10 00 00 00
asm buffer_atomic_and_b64 v[8:9], v16, s[48:51], s64 idxen scope:SCOPE_SYS = 40 40 12 c4 08 60 8c 80 10 00 00 00
asm buffer_atomic_and_b64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 40 40 12 c4 08 60 80 c0 10 00 00 00
