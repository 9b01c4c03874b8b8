# buffer_atomic_umax_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_umax_x2 v[7:8], off, s[4:7], -16 offset:1 = 01 00 9c e1 00 07 01 d0
asm buffer_atomic_umax_x2 v[11:12], off, s[36:39], 64 offset:4095 glc slc = ff 4f 9e e1 00 0b 09 c0
asm buffer_atomic_umax_x2 v[0:1], v7, s[24:27], s29 offen offset:4 = 04 10 9c e1 07 00 06 1d
asm buffer_atomic_umax_x2 v[7:8], v100, s[56:59], vcc_lo offen offset:4095 glc = ff 5f 9c e1 64 07 0e 6a
asm buffer_atomic_umax_x2 v[100:101], v7, s[44:47], 0 idxen offset:1 = 01 20 9c e1 07 64 0b 80
asm buffer_atomic_umax_x2 v[5:6], v255, s[28:31], 0.5 idxen offset:4 glc = 04 60 9c e1 ff 05 07 f0
asm buffer_atomic_umax_x2 v[1:2], v[254:255], s[92:95], 0 idxen offen offset:1 slc = 01 30 9e e1 fe 01 17 80
bad buffer_atomic_umax_x2 v[100:101], off, s[8:11] ! 1:47: buffer_atomic_umax_x2 needs 'glc' with these operands
bad buffer_atomic_umax_x2 s[100:101], off, s[8:11], -16 ! 1:52: buffer_atomic_umax_x2 needs 'glc' with these operands

target gfx803
asm buffer_atomic_umax_x2 v[5:6], v[254:255], ttmp[4:7], m0 idxen offen offset:4 glc = 04 70 9c e1 fe 05 1d 7c

target gfx900 gfx906
asm buffer_atomic_umax_x2 v[5:6], v[254:255], ttmp[4:7], m0 idxen offen offset:4 glc = 04 70 9c e1 fe 05 1c 7c

target gfx1010
asm buffer_atomic_umax_x2 v[8:9], off, s[48:51], s64 = 00 00 60 e1 00 08 0c 40
asm buffer_atomic_umax_x2 v[8:9], off, s[48:51], s64 glc = 00 40 60 e1 00 08 0c 40
asm buffer_atomic_umax_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 60 e1 10 08 0c 40
asm buffer_atomic_umax_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 60 e1 10 08 0c 40
asm buffer_atomic_umax_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 60 e1 10 08 0c 40
asm buffer_atomic_umax_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 60 e1 10 08 0c 40
asm buffer_atomic_umax_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 60 e1 10 08 0c 40
asm buffer_atomic_umax_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 60 e1 10 08 0c 40

target gfx90a
asm buffer_atomic_umax_x2 v[8:9], off, s[48:51], s64 = 00 00 9c e1 00 08 0c 40
asm buffer_atomic_umax_x2 v[8:9], off, s[48:51], s64 glc = 00 40 9c e1 00 08 0c 40
asm buffer_atomic_umax_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 9c e1 10 08 0c 40
asm buffer_atomic_umax_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 9c e1 10 08 0c 40
asm buffer_atomic_umax_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 9c e1 10 08 0c 40
asm buffer_atomic_umax_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 9c e1 10 08 0c 40
asm buffer_atomic_umax_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 9c e1 10 08 0c 40
asm buffer_atomic_umax_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 9c e1 10 08 0c 40

target gfx1100
asm buffer_atomic_max_u64 v[8:9], off, s[48:51], s64 = 00 00 20 e1 00 08 0c 40
asm buffer_atomic_max_u64 v[8:9], off, s[48:51], s64 glc = 00 40 20 e1 00 08 0c 40
asm buffer_atomic_max_u64 v[8:9], v16, s[48:51], s64 offen = 00 00 20 e1 10 08 4c 40
asm buffer_atomic_max_u64 v[8:9], v16, s[48:51], s64 offen glc = 00 40 20 e1 10 08 4c 40
asm buffer_atomic_max_u64 v[8:9], v16, s[48:51], s64 idxen = 00 00 20 e1 10 08 8c 40
asm buffer_atomic_max_u64 v[8:9], v16, s[48:51], s64 idxen glc = 00 40 20 e1 10 08 8c 40
asm buffer_atomic_max_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 20 e1 10 08 cc 40
asm buffer_atomic_max_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 40 20 e1 10 08 cc 40

target gfx1200
asm buffer_atomic_max_u64 v[8:9], off, s[48:51], s64 scope:SCOPE_SE = 40 00 12 c4 08 60 84 00 00 00 00 00
asm buffer_atomic_max_u64 v[8:9], v16, s[48:51], s64 offen scope:SCOPE_SE = 40 00 12 c4 08 60 84 40 10 00 00 00
asm buffer_atomic_max_u64 v[8:9], v16, s[48:51], s64 idxen = 40 00 12 c4 08 60 80 80 10 00 00 00
asm buffer_atomic_max_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS = 40 00 12 c4 08 60 8c c0 10 00 00 00
