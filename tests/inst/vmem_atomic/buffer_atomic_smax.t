# buffer_atomic_smax: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_smax v0, off, s[72:75], 64 offset:1 slc = 01 00 1a e1 00 00 12 c0
asm buffer_atomic_smax v100, off, s[24:27], s52 offset:4 glc slc = 04 40 1a e1 00 64 06 34
asm buffer_atomic_smax v135, v71, s[16:19], 64 offen offset:4 glc slc = 04 50 1a e1 47 87 04 c0
asm buffer_atomic_smax v255, v7, s[60:63], s30 idxen offset:1 glc slc = 01 60 1a e1 07 ff 0f 1e
asm buffer_atomic_smax v100, v[100:101], s[28:31], 0.5 idxen offen offset:1 = 01 30 18 e1 64 64 07 f0
asm buffer_atomic_smax v0, v[1:2], s[68:71], s101 idxen offen offset:4095 glc = ff 7f 18 e1 01 00 11 65
bad buffer_atomic_smax v100, off, s[8:11] ! 1:38: buffer_atomic_smax needs 'glc' with these operands
bad buffer_atomic_smax s100, off, s[8:11], -16 ! 1:43: buffer_atomic_smax needs 'glc' with these operands

target gfx803
asm buffer_atomic_smax v5, v28, ttmp[4:7], -16 offen offset:4 = 04 10 18 e1 1c 05 1d d0
asm buffer_atomic_smax v255, v1, ttmp[4:7], vcc_lo idxen offset:4095 = ff 2f 18 e1 01 ff 1d 6a

target gfx900 gfx906
asm buffer_atomic_smax v5, v28, ttmp[4:7], -16 offen offset:4 = 04 10 18 e1 1c 05 1c d0
asm buffer_atomic_smax v255, v1, ttmp[4:7], vcc_lo idxen offset:4095 = ff 2f 18 e1 01 ff 1c 6a

target gfx1010
asm buffer_atomic_smax v8, off, s[48:51], s64 = 00 00 dc e0 00 08 0c 40
asm buffer_atomic_smax v8, off, s[48:51], s64 glc = 00 40 dc e0 00 08 0c 40
asm buffer_atomic_smax v8, v16, s[48:51], s64 offen = 00 10 dc e0 10 08 0c 40
asm buffer_atomic_smax v8, v16, s[48:51], s64 offen glc = 00 50 dc e0 10 08 0c 40
asm buffer_atomic_smax v8, v16, s[48:51], s64 idxen = 00 20 dc e0 10 08 0c 40
asm buffer_atomic_smax v8, v16, s[48:51], s64 idxen glc = 00 60 dc e0 10 08 0c 40
asm buffer_atomic_smax v8, v[16:17], s[48:51], s64 idxen offen = 00 30 dc e0 10 08 0c 40
asm buffer_atomic_smax v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 dc e0 10 08 0c 40

target gfx90a
asm buffer_atomic_smax v8, off, s[48:51], s64 = 00 00 18 e1 00 08 0c 40
asm buffer_atomic_smax v8, off, s[48:51], s64 glc = 00 40 18 e1 00 08 0c 40
asm buffer_atomic_smax v8, v16, s[48:51], s64 offen = 00 10 18 e1 10 08 0c 40
asm buffer_atomic_smax v8, v16, s[48:51], s64 offen glc = 00 50 18 e1 10 08 0c 40
asm buffer_atomic_smax v8, v16, s[48:51], s64 idxen = 00 20 18 e1 10 08 0c 40
asm buffer_atomic_smax v8, v16, s[48:51], s64 idxen glc = 00 60 18 e1 10 08 0c 40
asm buffer_atomic_smax v8, v[16:17], s[48:51], s64 idxen offen = 00 30 18 e1 10 08 0c 40
asm buffer_atomic_smax v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 18 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_max_i32 v8, off, s[48:51], s64 = 00 00 e8 e0 00 08 0c 40
asm buffer_atomic_max_i32 v8, off, s[48:51], s64 glc = 00 40 e8 e0 00 08 0c 40
asm buffer_atomic_max_i32 v8, v16, s[48:51], s64 offen = 00 00 e8 e0 10 08 4c 40
asm buffer_atomic_max_i32 v8, v16, s[48:51], s64 offen glc = 00 40 e8 e0 10 08 4c 40
asm buffer_atomic_max_i32 v8, v16, s[48:51], s64 idxen = 00 00 e8 e0 10 08 8c 40
asm buffer_atomic_max_i32 v8, v16, s[48:51], s64 idxen glc = 00 40 e8 e0 10 08 8c 40
asm buffer_atomic_max_i32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 e8 e0 10 08 cc 40
asm buffer_atomic_max_i32 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 40 e8 e0 10 08 cc 40

target gfx1200
asm buffer_atomic_max_i32 v8, off, s[48:51], s64 scope:SCOPE_SYS = 40 80 0e c4 08 60 8c 00 00 00 00 00
asm buffer_atomic_max_i32 v8, v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 80 0e c4 08 60 88 40 10 00 00 00
asm buffer_atomic_max_i32 v8, v16, s[48:51], s64 idxen scope:SCOPE_DEV = 40 80 0e c4 08 60 88 80 10 00 00 00
asm buffer_atomic_max_i32 v8, v[16:17], s[48:51], s64 idxen offen = 40 80 0e c4 08 60 80 c0 10 00 00 00
