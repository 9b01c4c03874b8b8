# buffer_atomic_add_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_add_x2 v[1:2], off, s[88:91], s20 offset:4095 slc = ff 0f 8a e1 00 01 16 14
asm buffer_atomic_add_x2 v[254:255], off, s[0:3], 0 offset:4 glc = 04 40 88 e1 00 fe 00 80
asm buffer_atomic_add_x2 v[5:6], v0, s[88:91], 0.5 offen offset:1 slc = 01 10 8a e1 00 05 16 f0
asm buffer_atomic_add_x2 v[7:8], v5, s[28:31], vcc_lo offen offset:1 glc slc = 01 50 8a e1 05 07 07 6a
asm buffer_atomic_add_x2 v[5:6], v100, s[60:63], m0 idxen offset:4 = 04 20 88 e1 64 05 0f 7c
asm buffer_atomic_add_x2 v[7:8], v100, s[88:91], 64 idxen offset:1 glc = 01 60 88 e1 64 07 16 c0
asm buffer_atomic_add_x2 v[88:89], v[1:2], s[64:67], -16 idxen offen offset:4 slc = 04 30 8a e1 01 58 10 d0
bad buffer_atomic_add_x2 v[100:101], off, s[8:11] ! 1:46: buffer_atomic_add_x2 needs 'glc' with these operands
bad buffer_atomic_add_x2 s[100:101], off, s[8:11], -16 ! 1:51: buffer_atomic_add_x2 needs 'glc' with these operands

target gfx803
asm buffer_atomic_add_x2 v[1:2], v[5:6], ttmp[4:7], 0.5 idxen offen offset:4095 glc = ff 7f 88 e1 05 01 1d f0

target gfx900 gfx906
asm buffer_atomic_add_x2 v[1:2], v[5:6], ttmp[4:7], 0.5 idxen offen offset:4095 glc = ff 7f 88 e1 05 01 1c f0

target gfx1010
asm buffer_atomic_add_x2 v[8:9], off, s[48:51], s64 = 00 00 48 e1 00 08 0c 40
asm buffer_atomic_add_x2 v[8:9], off, s[48:51], s64 glc = 00 40 48 e1 00 08 0c 40
asm buffer_atomic_add_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 48 e1 10 08 0c 40
asm buffer_atomic_add_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 48 e1 10 08 0c 40
asm buffer_atomic_add_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 48 e1 10 08 0c 40
asm buffer_atomic_add_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 48 e1 10 08 0c 40
asm buffer_atomic_add_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 48 e1 10 08 0c 40
asm buffer_atomic_add_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 48 e1 10 08 0c 40

target gfx90a
asm buffer_atomic_add_x2 v[8:9], off, s[48:51], s64 = 00 00 88 e1 00 08 0c 40
asm buffer_atomic_add_x2 v[8:9], off, s[48:51], s64 glc = 00 40 88 e1 00 08 0c 40
asm buffer_atomic_add_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 88 e1 10 08 0c 40
asm buffer_atomic_add_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 88 e1 10 08 0c 40
asm buffer_atomic_add_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 88 e1 10 08 0c 40
asm buffer_atomic_add_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 88 e1 10 08 0c 40
asm buffer_atomic_add_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 88 e1 10 08 0c 40
asm buffer_atomic_add_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 88 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_add_u64 v[8:9], off, s[48:51], s64 = 00 00 0c e1 00 08 0c 40
asm buffer_atomic_add_u64 v[8:9], off, s[48:51], s64 glc = 00 40 0c e1 00 08 0c 40
asm buffer_atomic_add_u64 v[8:9], v16, s[48:51], s64 offen = 00 00 0c e1 10 08 4c 40
asm buffer_atomic_add_u64 v[8:9], v16, s[48:51], s64 offen glc = 00 40 0c e1 10 08 4c 40
asm buffer_atomic_add_u64 v[8:9], v16, s[48:51], s64 idxen = 00 00 0c e1 10 08 8c 40
asm buffer_atomic_add_u64 v[8:9], v16, s[48:51], s64 idxen glc = 00 40 0c e1 10 08 8c 40
asm buffer_atomic_add_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 0c e1 10 08 cc 40
asm buffer_atomic_add_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 40 0c e1 10 08 cc 40

target gfx1200
asm buffer_atomic_add_u64 v[8:9], off, s[48:51], s64 = 40 c0 10 c4 08 60 80 00 00 00 00 00
asm buffer_atomic_add_u64 v[8:9], v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 c0 10 c4 08 60 88 40 10 00 00 00
asm buffer_atomic_add_u64 v[8:9], v16, s[48:51], s64 idxen = 40 c0 10 c4 08 60 80 80 10 00 00 00
asm buffer_atomic_add_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS = 40 c0 10 c4 08 60 8c c0 10 00 00 00
