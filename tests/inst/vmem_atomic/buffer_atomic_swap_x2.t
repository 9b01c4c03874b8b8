# buffer_atomic_swap_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_swap_x2 v[74:75], off, s[36:39], 0.5 offset:4095 = ff 0f 80 e1 00 4a 09 f0
asm buffer_atomic_swap_x2 v[167:168], off, s[64:67], s57 offset:1 glc = 01 40 80 e1 00 a7 10 39
asm buffer_atomic_swap_x2 v[193:194], v255, s[12:15], m0 offen offset:4 = 04 10 80 e1 ff c1 03 7c
asm buffer_atomic_swap_x2 v[0:1], v7, s[80:83], s56 offen offset:4095 glc slc = ff 5f 82 e1 07 00 14 38
asm buffer_atomic_swap_x2 v[1:2], v5, s[32:35], -16 idxen offset:4095 slc = ff 2f 82 e1 05 01 08 d0
asm buffer_atomic_swap_x2 v[100:101], v100, s[88:91], 0 idxen offset:1 glc slc = 01 60 82 e1 64 64 16 80
asm buffer_atomic_swap_x2 v[5:6], v[254:255], s[16:19], -16 idxen offen offset:1 slc = 01 30 82 e1 fe 05 04 d0
asm buffer_atomic_swap_x2 v[5:6], v[100:101], s[32:35], -16 idxen offen offset:4 glc = 04 70 80 e1 64 05 08 d0
bad buffer_atomic_swap_x2 v[100:101], off, s[8:11] ! 1:47: buffer_atomic_swap_x2 needs 'glc' with these operands
bad buffer_atomic_swap_x2 s[100:101], off, s[8:11], -16 ! 1:52: buffer_atomic_swap_x2 needs 'glc' with these operands

target gfx1010
asm buffer_atomic_swap_x2 v[8:9], off, s[48:51], s64 = 00 00 40 e1 00 08 0c 40
asm buffer_atomic_swap_x2 v[8:9], off, s[48:51], s64 glc = 00 40 40 e1 00 08 0c 40
asm buffer_atomic_swap_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 40 e1 10 08 0c 40
asm buffer_atomic_swap_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 40 e1 10 08 0c 40
asm buffer_atomic_swap_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 40 e1 10 08 0c 40
asm buffer_atomic_swap_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 40 e1 10 08 0c 40
asm buffer_atomic_swap_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 40 e1 10 08 0c 40
asm buffer_atomic_swap_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 40 e1 10 08 0c 40

target gfx90a
asm buffer_atomic_swap_x2 v[8:9], off, s[48:51], s64 = 00 00 80 e1 00 08 0c 40
asm buffer_atomic_swap_x2 v[8:9], off, s[48:51], s64 glc = 00 40 80 e1 00 08 0c 40
asm buffer_atomic_swap_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 80 e1 10 08 0c 40
asm buffer_atomic_swap_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 80 e1 10 08 0c 40
asm buffer_atomic_swap_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 80 e1 10 08 0c 40
asm buffer_atomic_swap_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 80 e1 10 08 0c 40
asm buffer_atomic_swap_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 80 e1 10 08 0c 40
asm buffer_atomic_swap_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 80 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_swap_b64 v[8:9], off, s[48:51], s64 = 00 00 04 e1 00 08 0c 40
asm buffer_atomic_swap_b64 v[8:9], off, s[48:51], s64 glc = 00 40 04 e1 00 08 0c 40
asm buffer_atomic_swap_b64 v[8:9], v16, s[48:51], s64 offen = 00 00 04 e1 10 08 4c 40
asm buffer_atomic_swap_b64 v[8:9], v16, s[48:51], s64 offen glc = 00 40 04 e1 10 08 4c 40
asm buffer_atomic_swap_b64 v[8:9], v16, s[48:51], s64 idxen = 00 00 04 e1 10 08 8c 40
asm buffer_atomic_swap_b64 v[8:9], v16, s[48:51], s64 idxen glc = 00 40 04 e1 10 08 8c 40
asm buffer_atomic_swap_b64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 04 e1 10 08 cc 40
asm buffer_atomic_swap_b64 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 40 04 e1 10 08 cc 40

target gfx1200
asm buffer_atomic_swap_b64 v[8:9], off, s[48:51], s64 scope:SCOPE_DEV = 40 40 10 c4 08 60 88 00 00 00 00 00
asm buffer_atomic_swap_b64 v[8:9], v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 40 10 c4 08 60 88 40 10 00 00 00
asm buffer_atomic_swap_b64 v[8:9], v16, s[48:51], s64 idxen = 40 40 10 c4 08 60 80 80 10 00 00 00
asm buffer_atomic_swap_b64 v[8:9], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SE = 40 40 10 c4 08 60 84 c0 10 00 00 00
