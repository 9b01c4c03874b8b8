# buffer_atomic_cmpswap_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_cmpswap_x2 v[0:3], off, s[92:95], vcc_hi offset:4 slc = 04 00 86 e1 00 00 17 6b
asm buffer_atomic_cmpswap_x2 v[1:4], off, s[32:35], m0 offset:4 glc = 04 40 84 e1 00 01 08 7c
asm buffer_atomic_cmpswap_x2 v[0:3], v100, s[28:31], -16 offen offset:4095 slc = ff 1f 86 e1 64 00 07 d0
asm buffer_atomic_cmpswap_x2 v[0:3], v7, s[60:63], 64 offen offset:4 glc = 04 50 84 e1 07 00 0f c0
asm buffer_atomic_cmpswap_x2 v[0:3], v1, s[44:47], 0.5 idxen offset:1 = 01 20 84 e1 01 00 0b f0
asm buffer_atomic_cmpswap_x2 v[100:103], v5, s[12:15], -16 idxen offset:4 glc slc = 04 60 86 e1 05 64 03 d0
asm buffer_atomic_cmpswap_x2 v[180:183], v[7:8], s[84:87], 64 idxen offen offset:4 = 04 30 84 e1 07 b4 15 c0
asm buffer_atomic_cmpswap_x2 v[100:103], v[7:8], s[88:91], s46 idxen offen offset:4095 glc = ff 7f 84 e1 07 64 16 2e
bad buffer_atomic_cmpswap_x2 v[100:103], off, s[8:11] ! 1:50: buffer_atomic_cmpswap_x2 needs 'glc' with these operands

target gfx803
bad buffer_atomic_cmpswap_x2 s[100:103], off, s[8:11], -16 ! 1:26: s103 does not exist; gfx803 has s0 to s101

target gfx900
bad buffer_atomic_cmpswap_x2 s[100:103], off, s[8:11], -16 ! 1:26: s103 does not exist; gfx900 has s0 to s101

target gfx906
bad buffer_atomic_cmpswap_x2 s[100:103], off, s[8:11], -16 ! 1:26: s103 does not exist; gfx906 has s0 to s101

target gfx1010
asm buffer_atomic_cmpswap_x2 v[8:11], off, s[48:51], s64 = 00 00 44 e1 00 08 0c 40
asm buffer_atomic_cmpswap_x2 v[8:11], off, s[48:51], s64 glc = 00 40 44 e1 00 08 0c 40
asm buffer_atomic_cmpswap_x2 v[8:11], v16, s[48:51], s64 offen = 00 10 44 e1 10 08 0c 40
asm buffer_atomic_cmpswap_x2 v[8:11], v16, s[48:51], s64 offen glc = 00 50 44 e1 10 08 0c 40
asm buffer_atomic_cmpswap_x2 v[8:11], v16, s[48:51], s64 idxen = 00 20 44 e1 10 08 0c 40
asm buffer_atomic_cmpswap_x2 v[8:11], v16, s[48:51], s64 idxen glc = 00 60 44 e1 10 08 0c 40
asm buffer_atomic_cmpswap_x2 v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 30 44 e1 10 08 0c 40
asm buffer_atomic_cmpswap_x2 v[8:11], v[16:17], s[48:51], s64 idxen offen glc = 00 70 44 e1 10 08 0c 40

target gfx90a
asm buffer_atomic_cmpswap_x2 v[8:11], off, s[48:51], s64 = 00 00 84 e1 00 08 0c 40
asm buffer_atomic_cmpswap_x2 v[8:11], off, s[48:51], s64 glc = 00 40 84 e1 00 08 0c 40
asm buffer_atomic_cmpswap_x2 v[8:11], v16, s[48:51], s64 offen = 00 10 84 e1 10 08 0c 40
asm buffer_atomic_cmpswap_x2 v[8:11], v16, s[48:51], s64 offen glc = 00 50 84 e1 10 08 0c 40
asm buffer_atomic_cmpswap_x2 v[8:11], v16, s[48:51], s64 idxen = 00 20 84 e1 10 08 0c 40
asm buffer_atomic_cmpswap_x2 v[8:11], v16, s[48:51], s64 idxen glc = 00 60 84 e1 10 08 0c 40
asm buffer_atomic_cmpswap_x2 v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 30 84 e1 10 08 0c 40
asm buffer_atomic_cmpswap_x2 v[8:11], v[16:17], s[48:51], s64 idxen offen glc = 00 70 84 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_cmpswap_b64 v[8:11], off, s[48:51], s64 = 00 00 08 e1 00 08 0c 40
asm buffer_atomic_cmpswap_b64 v[8:11], off, s[48:51], s64 glc = 00 40 08 e1 00 08 0c 40
asm buffer_atomic_cmpswap_b64 v[8:11], v16, s[48:51], s64 offen = 00 00 08 e1 10 08 4c 40
asm buffer_atomic_cmpswap_b64 v[8:11], v16, s[48:51], s64 offen glc = 00 40 08 e1 10 08 4c 40
asm buffer_atomic_cmpswap_b64 v[8:11], v16, s[48:51], s64 idxen = 00 00 08 e1 10 08 8c 40
asm buffer_atomic_cmpswap_b64 v[8:11], v16, s[48:51], s64 idxen glc = 00 40 08 e1 10 08 8c 40
asm buffer_atomic_cmpswap_b64 v[8:11], v[16:17], s[48:51], s64 idxen offen = 00 00 08 e1 10 08 cc 40
asm buffer_atomic_cmpswap_b64 v[8:11], v[16:17], s[48:51], s64 idxen offen glc = 00 40 08 e1 10 08 cc 40

target gfx1200
asm buffer_atomic_cmpswap_b64 v[8:11], off, s[48:51], s64 = 40 80 10 c4 08 60 80 00 00 00 00 00
asm buffer_atomic_cmpswap_b64 v[8:11], v16, s[48:51], s64 offen = 40 80 10 c4 08 60 80 40 10 00 00 00
asm buffer_atomic_cmpswap_b64 v[8:11], v16, s[48:51], s64 idxen scope:SCOPE_SYS = 40 80 10 c4 08 60 8c 80 10 00 00 00
asm buffer_atomic_cmpswap_b64 v[8:11], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS = 40 80 10 c4 08 60 8c c0 10 00 00 00
