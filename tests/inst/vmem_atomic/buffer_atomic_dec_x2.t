# buffer_atomic_dec_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_dec_x2 v[7:8], off, s[40:43], 0.5 offset:4095 = ff 0f b0 e1 00 07 0a f0
asm buffer_atomic_dec_x2 v[100:101], off, s[52:55], s44 offset:1 glc = 01 40 b0 e1 00 64 0d 2c
asm buffer_atomic_dec_x2 v[5:6], v100, s[88:91], s45 offen offset:1 = 01 10 b0 e1 64 05 16 2d
asm buffer_atomic_dec_x2 v[254:255], v155, s[4:7], s85 idxen offset:1 slc = 01 20 b2 e1 9b fe 01 55
asm buffer_atomic_dec_x2 v[254:255], v100, s[72:75], 64 idxen offset:1 glc = 01 60 b0 e1 64 fe 12 c0
asm buffer_atomic_dec_x2 v[237:238], v[246:247], s[20:23], m0 idxen offen offset:4 = 04 30 b0 e1 f6 ed 05 7c
asm buffer_atomic_dec_x2 v[7:8], v[5:6], s[60:63], flat_scratch_lo idxen offen offset:4095 glc = ff 7f b0 e1 05 07 0f 66
bad buffer_atomic_dec_x2 v[100:101], off, s[8:11] ! 1:46: buffer_atomic_dec_x2 needs 'glc' with these operands
bad buffer_atomic_dec_x2 s[100:101], off, s[8:11], -16 ! 1:51: buffer_atomic_dec_x2 needs 'glc' with these operands

target gfx803
asm buffer_atomic_dec_x2 v[0:1], v100, ttmp[4:7], m0 offen offset:4095 glc = ff 5f b0 e1 64 00 1d 7c

target gfx900 gfx906
asm buffer_atomic_dec_x2 v[0:1], v100, ttmp[4:7], m0 offen offset:4095 glc = ff 5f b0 e1 64 00 1c 7c

target gfx1010
asm buffer_atomic_dec_x2 v[8:9], off, s[48:51], s64 = 00 00 74 e1 00 08 0c 40
asm buffer_atomic_dec_x2 v[8:9], off, s[48:51], s64 glc = 00 40 74 e1 00 08 0c 40
asm buffer_atomic_dec_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 74 e1 10 08 0c 40
asm buffer_atomic_dec_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 74 e1 10 08 0c 40
asm buffer_atomic_dec_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 74 e1 10 08 0c 40
asm buffer_atomic_dec_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 74 e1 10 08 0c 40
asm buffer_atomic_dec_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 74 e1 10 08 0c 40
asm buffer_atomic_dec_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 74 e1 10 08 0c 40

target gfx90a
asm buffer_atomic_dec_x2 v[8:9], off, s[48:51], s64 = 00 00 b0 e1 00 08 0c 40
asm buffer_atomic_dec_x2 v[8:9], off, s[48:51], s64 glc = 00 40 b0 e1 00 08 0c 40
asm buffer_atomic_dec_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 b0 e1 10 08 0c 40
asm buffer_atomic_dec_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 b0 e1 10 08 0c 40
asm buffer_atomic_dec_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 b0 e1 10 08 0c 40
asm buffer_atomic_dec_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 b0 e1 10 08 0c 40
asm buffer_atomic_dec_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 b0 e1 10 08 0c 40
asm buffer_atomic_dec_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 b0 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_dec_u64 v[8:9], off, s[48:51], s64 = 00 00 34 e1 00 08 0c 40
asm buffer_atomic_dec_u64 v[8:9], off, s[48:51], s64 glc = 00 40 34 e1 00 08 0c 40
asm buffer_atomic_dec_u64 v[8:9], v16, s[48:51], s64 offen = 00 00 34 e1 10 08 4c 40
asm buffer_atomic_dec_u64 v[8:9], v16, s[48:51], s64 offen glc = 00 40 34 e1 10 08 4c 40
asm buffer_atomic_dec_u64 v[8:9], v16, s[48:51], s64 idxen = 00 00 34 e1 10 08 8c 40
asm buffer_atomic_dec_u64 v[8:9], v16, s[48:51], s64 idxen glc = 00 40 34 e1 10 08 8c 40
asm buffer_atomic_dec_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 34 e1 10 08 cc 40
asm buffer_atomic_dec_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 40 34 e1 10 08 cc 40

target gfx1200
asm buffer_atomic_dec_u64 v[8:9], off, s[48:51], s64 scope:SCOPE_DEV = 40 40 13 c4 08 60 88 00 00 00 00 00
asm buffer_atomic_dec_u64 v[8:9], v16, s[48:51], s64 offen scope:SCOPE_SYS = 40 40 13 c4 08 60 8c 40 10 00 00 00
asm buffer_atomic_dec_u64 v[8:9], v16, s[48:51], s64 idxen scope:SCOPE_DEV = 40 40 13 c4 08 60 88 80 10 00 00 00
asm buffer_atomic_dec_u64 v[8:9], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_DEV = 40 40 13 c4 08 60 88 c0 10 00 00 00
