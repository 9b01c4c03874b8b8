# buffer_atomic_smin_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_smin_x2 v[254:255], off, s[64:67], s4 offset:4 = 04 00 90 e1 00 fe 10 04
asm buffer_atomic_smin_x2 v[5:6], off, s[48:51], -16 offset:4095 glc = ff 4f 90 e1 00 05 0c d0
asm buffer_atomic_smin_x2 v[254:255], v100, s[8:11], m0 offen offset:1 = 01 10 90 e1 64 fe 02 7c
asm buffer_atomic_smin_x2 v[100:101], v5, s[24:27], -16 idxen offset:4 = 04 20 90 e1 05 64 06 d0
asm buffer_atomic_smin_x2 v[91:92], v7, s[60:63], 0 idxen offset:4 glc = 04 60 90 e1 07 5b 0f 80
asm buffer_atomic_smin_x2 v[230:231], v[254:255], s[28:31], s5 idxen offen offset:1 = 01 30 90 e1 fe e6 07 05
asm buffer_atomic_smin_x2 v[100:101], v[1:2], s[36:39], s77 idxen offen offset:1 glc = 01 70 90 e1 01 64 09 4d
bad buffer_atomic_smin_x2 v[100:101], off, s[8:11] ! 1:47: buffer_atomic_smin_x2 needs 'glc' with these operands
bad buffer_atomic_smin_x2 s[100:101], off, s[8:11], -16 ! 1:52: buffer_atomic_smin_x2 needs 'glc' with these operands

target gfx803
asm buffer_atomic_smin_x2 v[0:1], v5, ttmp[4:7], 0.5 offen offset:4 glc slc = 04 50 92 e1 05 00 1d f0

target gfx900 gfx906
asm buffer_atomic_smin_x2 v[0:1], v5, ttmp[4:7], 0.5 offen offset:4 glc slc = 04 50 92 e1 05 00 1c f0

target gfx1010
asm buffer_atomic_smin_x2 v[8:9], off, s[48:51], s64 = 00 00 54 e1 00 08 0c 40
asm buffer_atomic_smin_x2 v[8:9], off, s[48:51], s64 glc = 00 40 54 e1 00 08 0c 40
asm buffer_atomic_smin_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 54 e1 10 08 0c 40
asm buffer_atomic_smin_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 54 e1 10 08 0c 40
asm buffer_atomic_smin_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 54 e1 10 08 0c 40
asm buffer_atomic_smin_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 54 e1 10 08 0c 40
asm buffer_atomic_smin_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 54 e1 10 08 0c 40
asm buffer_atomic_smin_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 54 e1 10 08 0c 40

target gfx90a
asm buffer_atomic_smin_x2 v[8:9], off, s[48:51], s64 = 00 00 90 e1 00 08 0c 40
asm buffer_atomic_smin_x2 v[8:9], off, s[48:51], s64 glc = 00 40 90 e1 00 08 0c 40
asm buffer_atomic_smin_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 90 e1 10 08 0c 40
asm buffer_atomic_smin_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 90 e1 10 08 0c 40
asm buffer_atomic_smin_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 90 e1 10 08 0c 40
asm buffer_atomic_smin_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 90 e1 10 08 0c 40
asm buffer_atomic_smin_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 90 e1 10 08 0c 40
asm buffer_atomic_smin_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 90 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_min_i64 v[8:9], off, s[48:51], s64 = 00 00 14 e1 00 08 0c 40
asm buffer_atomic_min_i64 v[8:9], off, s[48:51], s64 glc = 00 40 14 e1 00 08 0c 40
asm buffer_atomic_min_i64 v[8:9], v16, s[48:51], s64 offen = 00 00 14 e1 10 08 4c 40
asm buffer_atomic_min_i64 v[8:9], v16, s[48:51], s64 offen glc = 00 40 14 e1 10 08 4c 40
asm buffer_atomic_min_i64 v[8:9], v16, s[48:51], s64 idxen = 00 00 14 e1 10 08 8c 40
asm buffer_atomic_min_i64 v[8:9], v16, s[48:51], s64 idxen glc = 00 40 14 e1 10 08 8c 40
asm buffer_atomic_min_i64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 14 e1 10 08 cc 40
asm buffer_atomic_min_i64 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 40 14 e1 10 08 cc 40

target gfx1200
asm buffer_atomic_min_i64 v[8:9], off, s[48:51], s64 scope:SCOPE_SE = 40 40 11 c4 08 60 84 00 00 00 00 00
asm buffer_atomic_min_i64 v[8:9], v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 40 11 c4 08 60 88 40 10 00 00 00
asm buffer_atomic_min_i64 v[8:9], v16, s[48:51], s64 idxen scope:SCOPE_DEV = 40 40 11 c4 08 60 88 80 10 00 00 00
asm buffer_atomic_min_i64 v[8:9], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS = 40 40 11 c4 08 60 8c c0 10 00 00 00
