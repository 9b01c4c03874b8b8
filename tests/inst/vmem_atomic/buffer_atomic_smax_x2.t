# buffer_atomic_smax_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_smax_x2 v[5:6], off, s[4:7], 0 offset:1 slc = 01 00 9a e1 00 05 01 80
asm buffer_atomic_smax_x2 v[254:255], v5, s[40:43], 0.5 offen offset:1 slc = 01 10 9a e1 05 fe 0a f0
asm buffer_atomic_smax_x2 v[0:1], v100, s[56:59], 64 offen offset:4 glc = 04 50 98 e1 64 00 0e c0
asm buffer_atomic_smax_x2 v[254:255], v100, s[32:35], s77 idxen offset:4 slc = 04 20 9a e1 64 fe 08 4d
asm buffer_atomic_smax_x2 v[7:8], v0, s[28:31], 0.5 idxen offset:4095 glc slc = ff 6f 9a e1 00 07 07 f0
asm buffer_atomic_smax_x2 v[100:101], v[100:101], s[44:47], -16 idxen offen offset:1 = 01 30 98 e1 64 64 0b d0
asm buffer_atomic_smax_x2 v[100:101], v[0:1], s[12:15], 64 idxen offen offset:4095 glc = ff 7f 98 e1 00 64 03 c0
bad buffer_atomic_smax_x2 v[100:101], off, s[8:11] ! 1:47: buffer_atomic_smax_x2 needs 'glc' with these operands
bad buffer_atomic_smax_x2 s[100:101], off, s[8:11], -16 ! 1:52: buffer_atomic_smax_x2 needs 'glc' with these operands

target gfx803
asm buffer_atomic_smax_x2 v[0:1], off, ttmp[4:7], 64 offset:4095 glc = ff 4f 98 e1 00 00 1d c0

target gfx900 gfx906
asm buffer_atomic_smax_x2 v[0:1], off, ttmp[4:7], 64 offset:4095 glc = ff 4f 98 e1 00 00 1c c0

target gfx1010
asm buffer_atomic_smax_x2 v[8:9], off, s[48:51], s64 = 00 00 5c e1 00 08 0c 40
asm buffer_atomic_smax_x2 v[8:9], off, s[48:51], s64 glc = 00 40 5c e1 00 08 0c 40
asm buffer_atomic_smax_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 5c e1 10 08 0c 40
asm buffer_atomic_smax_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 5c e1 10 08 0c 40
asm buffer_atomic_smax_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 5c e1 10 08 0c 40
asm buffer_atomic_smax_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 5c e1 10 08 0c 40
asm buffer_atomic_smax_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 5c e1 10 08 0c 40
asm buffer_atomic_smax_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 5c e1 10 08 0c 40

target gfx90a
asm buffer_atomic_smax_x2 v[8:9], off, s[48:51], s64 = 00 00 98 e1 00 08 0c 40
asm buffer_atomic_smax_x2 v[8:9], off, s[48:51], s64 glc = 00 40 98 e1 00 08 0c 40
asm buffer_atomic_smax_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 98 e1 10 08 0c 40
asm buffer_atomic_smax_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 98 e1 10 08 0c 40
asm buffer_atomic_smax_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 98 e1 10 08 0c 40
asm buffer_atomic_smax_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 98 e1 10 08 0c 40
asm buffer_atomic_smax_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 98 e1 10 08 0c 40
asm buffer_atomic_smax_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 98 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_max_i64 v[8:9], off, s[48:51], s64 = 00 00 1c e1 00 08 0c 40
asm buffer_atomic_max_i64 v[8:9], off, s[48:51], s64 glc = 00 40 1c e1 00 08 0c 40
asm buffer_atomic_max_i64 v[8:9], v16, s[48:51], s64 offen = 00 00 1c e1 10 08 4c 40
asm buffer_atomic_max_i64 v[8:9], v16, s[48:51], s64 offen glc = 00 40 1c e1 10 08 4c 40
asm buffer_atomic_max_i64 v[8:9], v16, s[48:51], s64 idxen = 00 00 1c e1 10 08 8c 40
asm buffer_atomic_max_i64 v[8:9], v16, s[48:51], s64 idxen glc = 00 40 1c e1 10 08 8c 40
asm buffer_atomic_max_i64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 1c e1 10 08 cc 40
asm buffer_atomic_max_i64 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 40 1c e1 10 08 cc 40

target gfx1200
asm buffer_atomic_max_i64 v[8:9], off, s[48:51], s64 scope:SCOPE_SE = 40 c0 11 c4 08 60 84 00 00 00 00 00
asm buffer_atomic_max_i64 v[8:9], v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 c0 11 c4 08 60 88 40 10 00 00 00
asm buffer_atomic_max_i64 v[8:9], v16, s[48:51], s64 idxen scope:SCOPE_SE = 40 c0 11 c4 08 60 84 80 10 00 00 00
asm buffer_atomic_max_i64 v[8:9], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_DEV = 40 c0 11 c4 08 60 88 c0 10 00 00 00
