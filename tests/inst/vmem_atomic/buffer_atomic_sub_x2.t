# buffer_atomic_sub_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_sub_x2 v[100:101], off, s[84:87], s34 offset:4095 slc = ff 0f 8e e1 00 64 15 22
asm buffer_atomic_sub_x2 v[1:2], off, s[16:19], s47 offset:4095 glc = ff 4f 8c e1 00 01 04 2f
asm buffer_atomic_sub_x2 v[1:2], v255, s[76:79], s67 offen offset:4 = 04 10 8c e1 ff 01 13 43
asm buffer_atomic_sub_x2 v[156:157], v1, s[36:39], 64 offen offset:1 glc = 01 50 8c e1 01 9c 09 c0
asm buffer_atomic_sub_x2 v[7:8], v255, s[52:55], 64 idxen offset:1 slc = 01 20 8e e1 ff 07 0d c0
asm buffer_atomic_sub_x2 v[1:2], v5, s[76:79], vcc_lo idxen offset:4 glc = 04 60 8c e1 05 01 13 6a
asm buffer_atomic_sub_x2 v[7:8], v[254:255], s[72:75], 64 idxen offen offset:4 slc = 04 30 8e e1 fe 07 12 c0
asm buffer_atomic_sub_x2 v[65:66], v[212:213], s[36:39], 0.5 idxen offen offset:1 glc = 01 70 8c e1 d4 41 09 f0
bad buffer_atomic_sub_x2 v[100:101], off, s[8:11] ! 1:46: buffer_atomic_sub_x2 needs 'glc' with these operands
bad buffer_atomic_sub_x2 s[100:101], off, s[8:11], -16 ! 1:51: buffer_atomic_sub_x2 needs 'glc' with these operands

target gfx1010
asm buffer_atomic_sub_x2 v[8:9], off, s[48:51], s64 = 00 00 4c e1 00 08 0c 40
asm buffer_atomic_sub_x2 v[8:9], off, s[48:51], s64 glc = 00 40 4c e1 00 08 0c 40
asm buffer_atomic_sub_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 4c e1 10 08 0c 40
asm buffer_atomic_sub_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 4c e1 10 08 0c 40
asm buffer_atomic_sub_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 4c e1 10 08 0c 40
asm buffer_atomic_sub_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 4c e1 10 08 0c 40
asm buffer_atomic_sub_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 4c e1 10 08 0c 40
asm buffer_atomic_sub_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 4c e1 10 08 0c 40

target gfx90a
asm buffer_atomic_sub_x2 v[8:9], off, s[48:51], s64 = 00 00 8c e1 00 08 0c 40
asm buffer_atomic_sub_x2 v[8:9], off, s[48:51], s64 glc = 00 40 8c e1 00 08 0c 40
asm buffer_atomic_sub_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 8c e1 10 08 0c 40
asm buffer_atomic_sub_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 8c e1 10 08 0c 40
asm buffer_atomic_sub_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 8c e1 10 08 0c 40
asm buffer_atomic_sub_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 8c e1 10 08 0c 40
asm buffer_atomic_sub_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 8c e1 10 08 0c 40
asm buffer_atomic_sub_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 8c e1 10 08 0c 40

target gfx1100
asm buffer_atomic_sub_u64 v[8:9], off, s[48:51], s64 = 00 00 10 e1 00 08 0c 40
asm buffer_atomic_sub_u64 v[8:9], off, s[48:51], s64 glc = 00 40 10 e1 00 08 0c 40
asm buffer_atomic_sub_u64 v[8:9], v16, s[48:51], s64 offen = 00 00 10 e1 10 08 4c 40
asm buffer_atomic_sub_u64 v[8:9], v16, s[48:51], s64 offen glc = 00 40 10 e1 10 08 4c 40
asm buffer_atomic_sub_u64 v[8:9], v16, s[48:51], s64 idxen = 00 00 10 e1 10 08 8c 40
asm buffer_atomic_sub_u64 v[8:9], v16, s[48:51], s64 idxen glc = 00 40 10 e1 10 08 8c 40
asm buffer_atomic_sub_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 10 e1 10 08 cc 40
asm buffer_atomic_sub_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 40 10 e1 10 08 cc 40

target gfx1200
asm buffer_atomic_sub_u64 v[8:9], off, s[48:51], s64 scope:SCOPE_SYS = 40 00 11 c4 08 60 8c 00 00 00 00 00
asm buffer_atomic_sub_u64 v[8:9], v16, s[48:51], s64 offen scope:SCOPE_SYS = 40 00 11 c4 08 60 8c 40 10 00 00 00
asm buffer_atomic_sub_u64 v[8:9], v16, s[48:51], s64 idxen scope:SCOPE_SYS = 40 00 11 c4 08 60 8c 80 10 00 00 00
asm buffer_atomic_sub_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 40 00 11 c4 08 60 80 c0 10 00 00 00
