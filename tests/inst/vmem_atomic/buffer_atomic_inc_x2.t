# buffer_atomic_inc_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_inc_x2 v[254:255], off, s[4:7], vcc_hi offset:1 = 01 00 ac e1 00 fe 01 6b
asm buffer_atomic_inc_x2 v[254:255], off, s[0:3], vcc_lo offset:1 glc = 01 40 ac e1 00 fe 00 6a
asm buffer_atomic_inc_x2 v[209:210], v5, s[20:23], 0.5 offen offset:1 = 01 10 ac e1 05 d1 05 f0
asm buffer_atomic_inc_x2 v[0:1], v1, s[0:3], -16 idxen offset:4 = 04 20 ac e1 01 00 00 d0
asm buffer_atomic_inc_x2 v[1:2], v[25:26], s[28:31], -16 idxen offen offset:4095 slc = ff 3f ae e1 19 01 07 d0
asm buffer_atomic_inc_x2 v[7:8], v[0:1], s[60:63], -16 idxen offen offset:1 glc slc = 01 70 ae e1 00 07 0f d0
bad buffer_atomic_inc_x2 v[100:101], off, s[8:11] ! 1:46: buffer_atomic_inc_x2 needs 'glc' with these operands
bad buffer_atomic_inc_x2 s[100:101], off, s[8:11], -16 ! 1:51: buffer_atomic_inc_x2 needs 'glc' with these operands

target gfx803
asm buffer_atomic_inc_x2 v[0:1], v0, ttmp[4:7], m0 offen offset:4095 glc slc = ff 5f ae e1 00 00 1d 7c
asm buffer_atomic_inc_x2 v[1:2], v7, ttmp[4:7], 0.5 idxen offset:1 glc slc = 01 60 ae e1 07 01 1d f0

target gfx900 gfx906
asm buffer_atomic_inc_x2 v[0:1], v0, ttmp[4:7], m0 offen offset:4095 glc slc = ff 5f ae e1 00 00 1c 7c
asm buffer_atomic_inc_x2 v[1:2], v7, ttmp[4:7], 0.5 idxen offset:1 glc slc = 01 60 ae e1 07 01 1c f0

target gfx1010
asm buffer_atomic_inc_x2 v[8:9], off, s[48:51], s64 = 00 00 70 e1 00 08 0c 40
asm buffer_atomic_inc_x2 v[8:9], off, s[48:51], s64 glc = 00 40 70 e1 00 08 0c 40
asm buffer_atomic_inc_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 70 e1 10 08 0c 40
asm buffer_atomic_inc_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 70 e1 10 08 0c 40
asm buffer_atomic_inc_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 70 e1 10 08 0c 40
asm buffer_atomic_inc_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 70 e1 10 08 0c 40
asm buffer_atomic_inc_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 70 e1 10 08 0c 40
asm buffer_atomic_inc_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 70 e1 10 08 0c 40

target gfx90a
asm buffer_atomic_inc_x2 v[8:9], off, s[48:51], s64 = 00 00 ac e1 00 08 0c 40
asm buffer_atomic_inc_x2 v[8:9], off, s[48:51], s64 glc = 00 40 ac e1 00 08 0c 40
asm buffer_atomic_inc_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 ac e1 10 08 0c 40
asm buffer_atomic_inc_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 ac e1 10 08 0c 40
asm buffer_atomic_inc_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 ac e1 10 08 0c 40
asm buffer_atomic_inc_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 ac e1 10 08 0c 40
asm buffer_atomic_inc_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 ac e1 10 08 0c 40
asm buffer_atomic_inc_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 ac e1 10 08 0c 40

target gfx1100
asm buffer_atomic_inc_u64 v[8:9], off, s[48:51], s64 = 00 00 30 e1 00 08 0c 40
asm buffer_atomic_inc_u64 v[8:9], off, s[48:51], s64 glc = 00 40 30 e1 00 08 0c 40
asm buffer_atomic_inc_u64 v[8:9], v16, s[48:51], s64 offen = 00 00 30 e1 10 08 4c 40
asm buffer_atomic_inc_u64 v[8:9], v16, s[48:51], s64 offen glc = 00 40 30 e1 10 08 4c 40
asm buffer_atomic_inc_u64 v[8:9], v16, s[48:51], s64 idxen = 00 00 30 e1 10 08 8c 40
asm buffer_atomic_inc_u64 v[8:9], v16, s[48:51], s64 idxen glc = 00 40 30 e1 10 08 8c 40
asm buffer_atomic_inc_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 30 e1 10 08 cc 40
asm buffer_atomic_inc_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 40 30 e1 10 08 cc 40

target gfx1200
asm buffer_atomic_inc_u64 v[8:9], off, s[48:51], s64 scope:SCOPE_SE = 40 00 13 c4 08 60 84 00 00 00 00 00
asm buffer_atomic_inc_u64 v[8:9], v16, s[48:51], s64 offen scope:SCOPE_SE = 40 00 13 c4 08 60 84 40 10 00 00 00
asm buffer_atomic_inc_u64 v[8:9], v16, s[48:51], s64 idxen scope:SCOPE_SE = 40 00 13 c4 08 60 84 80 10 00 00 00
asm buffer_atomic_inc_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SE = 40 00 13 c4 08 60 84 c0 10 00 00 00
