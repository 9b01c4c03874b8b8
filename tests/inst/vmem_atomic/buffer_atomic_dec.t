# buffer_atomic_dec: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_dec v5, off, s[56:59], s8 offset:4095 = ff 0f 30 e1 00 05 0e 08
asm buffer_atomic_dec v0, off, s[80:83], s67 offset:1 glc = 01 40 30 e1 00 00 14 43
asm buffer_atomic_dec v214, v1, s[4:7], -16 offen offset:4095 = ff 1f 30 e1 01 d6 01 d0
asm buffer_atomic_dec v255, v100, s[28:31], s63 offen offset:1 glc = 01 50 30 e1 64 ff 07 3f
asm buffer_atomic_dec v1, v7, s[12:15], 0 idxen offset:4095 = ff 2f 30 e1 07 01 03 80
asm buffer_atomic_dec v255, v5, s[56:59], 0 idxen offset:1 glc slc = 01 60 32 e1 05 ff 0e 80
asm buffer_atomic_dec v1, v[100:101], s[72:75], m0 idxen offen offset:4095 = ff 3f 30 e1 64 01 12 7c
asm buffer_atomic_dec v100, v[7:8], s[52:55], 0.5 idxen offen offset:4095 glc = ff 7f 30 e1 07 64 0d f0
bad buffer_atomic_dec v100, off, s[8:11] ! 1:37: buffer_atomic_dec needs 'glc' with these operands
bad buffer_atomic_dec s100, off, s[8:11], -16 ! 1:42: buffer_atomic_dec needs 'glc' with these operands

target gfx1010
asm buffer_atomic_dec v8, off, s[48:51], s64 = 00 00 f4 e0 00 08 0c 40
asm buffer_atomic_dec v8, off, s[48:51], s64 glc = 00 40 f4 e0 00 08 0c 40
asm buffer_atomic_dec v8, v16, s[48:51], s64 offen = 00 10 f4 e0 10 08 0c 40
asm buffer_atomic_dec v8, v16, s[48:51], s64 offen glc = 00 50 f4 e0 10 08 0c 40
asm buffer_atomic_dec v8, v16, s[48:51], s64 idxen = 00 20 f4 e0 10 08 0c 40
asm buffer_atomic_dec v8, v16, s[48:51], s64 idxen glc = 00 60 f4 e0 10 08 0c 40
asm buffer_atomic_dec v8, v[16:17], s[48:51], s64 idxen offen = 00 30 f4 e0 10 08 0c 40
asm buffer_atomic_dec v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 f4 e0 10 08 0c 40

target gfx90a
asm buffer_atomic_dec v8, off, s[48:51], s64 = 00 00 30 e1 00 08 0c 40
asm buffer_atomic_dec v8, off, s[48:51], s64 glc = 00 40 30 e1 00 08 0c 40
asm buffer_atomic_dec v8, v16, s[48:51], s64 offen = 00 10 30 e1 10 08 0c 40
asm buffer_atomic_dec v8, v16, s[48:51], s64 offen glc = 00 50 30 e1 10 08 0c 40
asm buffer_atomic_dec v8, v16, s[48:51], s64 idxen = 00 20 30 e1 10 08 0c 40
asm buffer_atomic_dec v8, v16, s[48:51], s64 idxen glc = 00 60 30 e1 10 08 0c 40
asm buffer_atomic_dec v8, v[16:17], s[48:51], s64 idxen offen = 00 30 30 e1 10 08 0c 40
asm buffer_atomic_dec v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 30 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_dec_u32 v8, off, s[48:51], s64 = 00 00 00 e1 00 08 0c 40
asm buffer_atomic_dec_u32 v8, off, s[48:51], s64 glc = 00 40 00 e1 00 08 0c 40
asm buffer_atomic_dec_u32 v8, v16, s[48:51], s64 offen = 00 00 00 e1 10 08 4c 40
asm buffer_atomic_dec_u32 v8, v16, s[48:51], s64 offen glc = 00 40 00 e1 10 08 4c 40
asm buffer_atomic_dec_u32 v8, v16, s[48:51], s64 idxen = 00 00 00 e1 10 08 8c 40
asm buffer_atomic_dec_u32 v8, v16, s[48:51], s64 idxen glc = 00 40 00 e1 10 08 8c 40
asm buffer_atomic_dec_u32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 00 e1 10 08 cc 40
asm buffer_atomic_dec_u32 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 40 00 e1 10 08 cc 40

target gfx1200
asm buffer_atomic_dec_u32 v8, off, s[48:51], s64 scope:SCOPE_DEV = 40 00 10 c4 08 60 88 00 00 00 00 00
asm buffer_atomic_dec_u32 v8, v16, s[48:51], s64 offen scope:SCOPE_SE = 40 00 10 c4 08 60 84 40 10 00 00 00
asm buffer_atomic_dec_u32 v8, v16, s[48:51], s64 idxen scope:SCOPE_SYS = 40 00 10 c4 08 60 8c 80 10 00 00 00
asm buffer_atomic_dec_u32 v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS = 40 00 10 c4 08 60 8c c0 10 00 00 00
