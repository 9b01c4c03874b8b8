# buffer_atomic_inc: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_inc v255, off, s[84:87], -16 offset:4095 = ff 0f 2c e1 00 ff 15 d0
asm buffer_atomic_inc v1, off, s[84:87], vcc_hi offset:4095 glc = ff 4f 2c e1 00 01 15 6b
asm buffer_atomic_inc v110, v60, s[36:39], s40 offen offset:1 = 01 10 2c e1 3c 6e 09 28
asm buffer_atomic_inc v100, v7, s[72:75], s5 offen offset:1 glc slc = 01 50 2e e1 07 64 12 05
asm buffer_atomic_inc v255, v1, s[4:7], m0 idxen offset:1 = 01 20 2c e1 01 ff 01 7c
asm buffer_atomic_inc v238, v255, s[24:27], s91 idxen offset:1 glc slc = 01 60 2e e1 ff ee 06 5b
asm buffer_atomic_inc v255, v[7:8], s[40:43], 64 idxen offen offset:1 = 01 30 2c e1 07 ff 0a c0
asm buffer_atomic_inc v5, v[100:101], s[36:39], m0 idxen offen offset:4 glc slc = 04 70 2e e1 64 05 09 7c
bad buffer_atomic_inc v100, off, s[8:11] ! 1:37: buffer_atomic_inc needs 'glc' with these operands
bad buffer_atomic_inc s100, off, s[8:11], -16 ! 1:42: buffer_atomic_inc needs 'glc' with these operands

target gfx1010
asm buffer_atomic_inc v8, off, s[48:51], s64 = 00 00 f0 e0 00 08 0c 40
asm buffer_atomic_inc v8, off, s[48:51], s64 glc = 00 40 f0 e0 00 08 0c 40
asm buffer_atomic_inc v8, v16, s[48:51], s64 offen = 00 10 f0 e0 10 08 0c 40
asm buffer_atomic_inc v8, v16, s[48:51], s64 offen glc = 00 50 f0 e0 10 08 0c 40
asm buffer_atomic_inc v8, v16, s[48:51], s64 idxen = 00 20 f0 e0 10 08 0c 40
asm buffer_atomic_inc v8, v16, s[48:51], s64 idxen glc = 00 60 f0 e0 10 08 0c 40
asm buffer_atomic_inc v8, v[16:17], s[48:51], s64 idxen offen = 00 30 f0 e0 10 08 0c 40
asm buffer_atomic_inc v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 f0 e0 10 08 0c 40

target gfx90a
asm buffer_atomic_inc v8, off, s[48:51], s64 = 00 00 2c e1 00 08 0c 40
asm buffer_atomic_inc v8, off, s[48:51], s64 glc = 00 40 2c e1 00 08 0c 40
asm buffer_atomic_inc v8, v16, s[48:51], s64 offen = 00 10 2c e1 10 08 0c 40
asm buffer_atomic_inc v8, v16, s[48:51], s64 offen glc = 00 50 2c e1 10 08 0c 40
asm buffer_atomic_inc v8, v16, s[48:51], s64 idxen = 00 20 2c e1 10 08 0c 40
asm buffer_atomic_inc v8, v16, s[48:51], s64 idxen glc = 00 60 2c e1 10 08 0c 40
asm buffer_atomic_inc v8, v[16:17], s[48:51], s64 idxen offen = 00 30 2c e1 10 08 0c 40
asm buffer_atomic_inc v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 2c e1 10 08 0c 40

target gfx1100
asm buffer_atomic_inc_u32 v8, off, s[48:51], s64 = 00 00 fc e0 00 08 0c 40
asm buffer_atomic_inc_u32 v8, off, s[48:51], s64 glc = 00 40 fc e0 00 08 0c 40
asm buffer_atomic_inc_u32 v8, v16, s[48:51], s64 offen = 00 00 fc e0 10 08 4c 40
asm buffer_atomic_inc_u32 v8, v16, s[48:51], s64 offen glc = 00 40 fc e0 10 08 4c 40
asm buffer_atomic_inc_u32 v8, v16, s[48:51], s64 idxen = 00 00 fc e0 10 08 8c 40
asm buffer_atomic_inc_u32 v8, v16, s[48:51], s64 idxen glc = 00 40 fc e0 10 08 8c 40
asm buffer_atomic_inc_u32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 fc e0 10 08 cc 40
asm buffer_atomic_inc_u32 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 40 fc e0 10 08 cc 40

target gfx1200
asm buffer_atomic_inc_u32 v8, off, s[48:51], s64 scope:SCOPE_DEV = 40 c0 0f c4 08 60 88 00 00 00 00 00
asm buffer_atomic_inc_u32 v8, v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 c0 0f c4 08 60 88 40 10 00 00 00
asm buffer_atomic_inc_u32 v8, v16, s[48:51], s64 idxen scope:SCOPE_DEV = 40 c0 0f c4 08 60 88 80 10 00 00 00
asm buffer_atomic_inc_u32 v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_DEV = 40 c0 0f c4 08 60 88 c0 10 00 00 00
