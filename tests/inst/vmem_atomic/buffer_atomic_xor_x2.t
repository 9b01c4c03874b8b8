# buffer_atomic_xor_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_xor_x2 v[0:1], off, s[72:75], 64 offset:4 = 04 00 a8 e1 00 00 12 c0
asm buffer_atomic_xor_x2 v[100:101], off, s[64:67], flat_scratch_lo offset:4095 glc = ff 4f a8 e1 00 64 10 66
asm buffer_atomic_xor_x2 v[5:6], v7, s[92:95], m0 offen offset:4 = 04 10 a8 e1 07 05 17 7c
asm buffer_atomic_xor_x2 v[0:1], v100, s[76:79], s79 offen offset:4095 glc = ff 5f a8 e1 64 00 13 4f
asm buffer_atomic_xor_x2 v[254:255], v255, s[72:75], 64 idxen offset:4 = 04 20 a8 e1 ff fe 12 c0
asm buffer_atomic_xor_x2 v[5:6], v100, s[80:83], s84 idxen offset:4095 glc slc = ff 6f aa e1 64 05 14 54
asm buffer_atomic_xor_x2 v[5:6], v[5:6], s[80:83], vcc_hi idxen offen offset:4095 slc = ff 3f aa e1 05 05 14 6b
asm buffer_atomic_xor_x2 v[1:2], v[254:255], s[88:91], -16 idxen offen offset:4 glc slc = 04 70 aa e1 fe 01 16 d0
bad buffer_atomic_xor_x2 v[100:101], off, s[8:11] ! 1:46: buffer_atomic_xor_x2 needs 'glc' with these operands
bad buffer_atomic_xor_x2 s[100:101], off, s[8:11], -16 ! 1:51: buffer_atomic_xor_x2 needs 'glc' with these operands

target gfx1010
asm buffer_atomic_xor_x2 v[8:9], off, s[48:51], s64 = 00 00 6c e1 00 08 0c 40
asm buffer_atomic_xor_x2 v[8:9], off, s[48:51], s64 glc = 00 40 6c e1 00 08 0c 40
asm buffer_atomic_xor_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 6c e1 10 08 0c 40
asm buffer_atomic_xor_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 6c e1 10 08 0c 40
asm buffer_atomic_xor_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 6c e1 10 08 0c 40
asm buffer_atomic_xor_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 6c e1 10 08 0c 40
asm buffer_atomic_xor_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 6c e1 10 08 0c 40
asm buffer_atomic_xor_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 6c e1 10 08 0c 40

target gfx90a
asm buffer_atomic_xor_x2 v[8:9], off, s[48:51], s64 = 00 00 a8 e1 00 08 0c 40
asm buffer_atomic_xor_x2 v[8:9], off, s[48:51], s64 glc = 00 40 a8 e1 00 08 0c 40
asm buffer_atomic_xor_x2 v[8:9], v16, s[48:51], s64 offen = 00 10 a8 e1 10 08 0c 40
asm buffer_atomic_xor_x2 v[8:9], v16, s[48:51], s64 offen glc = 00 50 a8 e1 10 08 0c 40
asm buffer_atomic_xor_x2 v[8:9], v16, s[48:51], s64 idxen = 00 20 a8 e1 10 08 0c 40
asm buffer_atomic_xor_x2 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 a8 e1 10 08 0c 40
asm buffer_atomic_xor_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 a8 e1 10 08 0c 40
asm buffer_atomic_xor_x2 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 a8 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_xor_b64 v[8:9], off, s[48:51], s64 = 00 00 2c e1 00 08 0c 40
asm buffer_atomic_xor_b64 v[8:9], off, s[48:51], s64 glc = 00 40 2c e1 00 08 0c 40
asm buffer_atomic_xor_b64 v[8:9], v16, s[48:51], s64 offen = 00 00 2c e1 10 08 4c 40
asm buffer_atomic_xor_b64 v[8:9], v16, s[48:51], s64 offen glc = 00 40 2c e1 10 08 4c 40
asm buffer_atomic_xor_b64 v[8:9], v16, s[48:51], s64 idxen = 00 00 2c e1 10 08 8c 40
asm buffer_atomic_xor_b64 v[8:9], v16, s[48:51], s64 idxen glc = 00 40 2c e1 10 08 8c 40
asm buffer_atomic_xor_b64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 00 2c e1 10 08 cc 40
asm buffer_atomic_xor_b64 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 40 2c e1 10 08 cc 40

target gfx1200
asm buffer_atomic_xor_b64 v[8:9], off, s[48:51], s64 = 40 c0 12 c4 08 60 80 00 00 00 00 00
asm buffer_atomic_xor_b64 v[8:9], v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 c0 12 c4 08 60 88 40 10 00 00 00
asm buffer_atomic_xor_b64 v[8:9], v16, s[48:51], s64 idxen scope:SCOPE_SE = 40 c0 12 c4 08 60 84 80 10 00 00 00
asm buffer_atomic_xor_b64 v[8:9], v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS = 40 c0 12 c4 08 60 8c c0 10 00 00 00
