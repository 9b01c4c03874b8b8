# buffer_atomic_cmpswap: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_cmpswap v[167:168], off, s[76:79], s101 offset:1 = 01 00 04 e1 00 a7 13 65
asm buffer_atomic_cmpswap v[7:8], off, s[56:59], 64 offset:4 glc = 04 40 04 e1 00 07 0e c0
asm buffer_atomic_cmpswap v[5:6], v255, s[64:67], m0 offen offset:4 = 04 10 04 e1 ff 05 10 7c
asm buffer_atomic_cmpswap v[1:2], v7, s[4:7], 0.5 idxen offset:4 slc = 04 20 06 e1 07 01 01 f0
asm buffer_atomic_cmpswap v[1:2], v5, s[52:55], 0 idxen offset:4 glc slc = 04 60 06 e1 05 01 0d 80
asm buffer_atomic_cmpswap v[155:156], v[235:236], s[84:87], 0.5 idxen offen offset:4 = 04 30 04 e1 eb 9b 15 f0
asm buffer_atomic_cmpswap v[15:16], v[33:34], s[12:15], 64 idxen offen offset:1 glc = 01 70 04 e1 21 0f 03 c0
bad buffer_atomic_cmpswap v[100:101], off, s[8:11] ! 1:47: buffer_atomic_cmpswap needs 'glc' with these operands
bad buffer_atomic_cmpswap s[100:101], off, s[8:11], -16 ! 1:52: buffer_atomic_cmpswap needs 'glc' with these operands

target gfx803
asm buffer_atomic_cmpswap v[5:6], v0, ttmp[4:7], s60 offen offset:4095 glc = ff 5f 04 e1 00 05 1d 3c

target gfx900 gfx906
asm buffer_atomic_cmpswap v[5:6], v0, ttmp[4:7], s60 offen offset:4095 glc = ff 5f 04 e1 00 05 1c 3c

target gfx1010
asm buffer_atomic_cmpswap v[8:9], off, s[48:51], s64 = 00 00 c4 e0 00 08 0c 40
asm buffer_atomic_cmpswap v[8:9], off, s[48:51], s64 glc = 00 40 c4 e0 00 08 0c 40
asm buffer_atomic_cmpswap v[8:9], v16, s[48:51], s64 offen = 00 10 c4 e0 10 08 0c 40
asm buffer_atomic_cmpswap v[8:9], v16, s[48:51], s64 offen glc = 00 50 c4 e0 10 08 0c 40
asm buffer_atomic_cmpswap v[8:9], v16, s[48:51], s64 idxen = 00 20 c4 e0 10 08 0c 40
asm buffer_atomic_cmpswap v[8:9], v16, s[48:51], s64 idxen glc = 00 60 c4 e0 10 08 0c 40
asm buffer_atomic_cmpswap v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 c4 e0 10 08 0c 40
asm buffer_atomic_cmpswap v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 c4 e0 10 08 0c 40

target gfx90a
asm buffer_atomic_cmpswap v[8:9], off, s[48:51], s64 = 00 00 04 e1 00 08 0c 40
asm buffer_atomic_cmpswap v[8:9], off, s[48:51], s64 glc = 00 40 04 e1 00 08 0c 40
asm buffer_atomic_cmpswap v[8:9], v16, s[48:51], s64 offen = 00 10 04 e1 10 08 0c 40
asm buffer_atomic_cmpswap v[8:9], v16, s[48:51], s64 offen glc = 00 50 04 e1 10 08 0c 40
asm buffer_atomic_cmpswap v[8:9], v16, s[48:51], s64 idxen = 00 20 04 e1 10 08 0c 40
asm buffer_atomic_cmpswap v[8:9], v16, s[48:51], s64 idxen glc = 00 60 04 e1 10 08 0c 40
asm buffer_atomic_cmpswap v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 04 e1 10 08 0c 40
asm buffer_atomic_cmpswap v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 04 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_cmpswap_b32 v[8:9], off, s[48:51], s64 = 00 00 d0 e0 00 08 0c 40
asm buffer_atomic_cmpswap_b32 v[8:9], off, s[48:51], s64 glc = 00 40 d0 e0 00 08 0c 40
asm buffer_atomic_cmpswap_b32 v[8:9], v16, s[48:51], s64 offen = 00 00 d0 e0 10 08 4c 40
asm buffer_atomic_cmpswap_b32 v[8:9], v16, s[48:51], s64 offen glc = 00 40 d0 e0 10 08 4c 40
asm buffer_atomic_cmpswap_b32 v[8:9], v16, s[48:51], s64 idxen = 00 00 d0 e0 10 08 8c 40
asm buffer_atomic_cmpswap_b32 v[8:9], v16, s[48:51], s64 idxen glc = 00 40 d0 e0 10 08 8c 40
asm buffer_atomic_cmpswap_b32 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 d0 e0 10 08 cc 40
asm buffer_atomic_cmpswap_b32 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 40 d0 e0 10 08 cc 40

target gfx1200
asm buffer_atomic_cmpswap_b32 v[8:9], off, s[48:51], s64 = 40 00 0d c4 08 60 80 00 00 00 00 00
asm buffer_atomic_cmpswap_b32 v[8:9], v16, s[48:51], s64 offen scope:SCOPE_SYS = 40 00 0d c4 08 60 8c 40 10 00 00 00
asm buffer_atomic_cmpswap_b32 v[8:9], v16, s[48:51], s64 idxen = 40 00 0d c4 08 60 80 80 10 00 00 00
asm buffer_atomic_cmpswap_b32 v[8:9], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS = 40 00 0d c4 08 60 8c c0 10 00 00 00
