# buffer_atomic_umax: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm buffer_atomic_umax v5, off, s[88:91], s74 offset:1 = 01 00 1c e1 00 05 16 4a
asm buffer_atomic_umax v0, off, s[76:79], 0 offset:4095 glc = ff 4f 1c e1 00 00 13 80
asm buffer_atomic_umax v241, v255, s[12:15], s82 offen offset:1 slc = 01 10 1e e1 ff f1 03 52
asm buffer_atomic_umax v185, v255, s[32:35], 0.5 offen offset:4 glc = 04 50 1c e1 ff b9 08 f0
asm buffer_atomic_umax v7, v186, s[12:15], -16 idxen offset:4095 = ff 2f 1c e1 ba 07 03 d0
asm buffer_atomic_umax v100, v100, s[12:15], 0 idxen offset:1 glc = 01 60 1c e1 64 64 03 80
asm buffer_atomic_umax v0, v[5:6], s[36:39], s35 idxen offen offset:1 slc = 01 30 1e e1 05 00 09 23
asm buffer_atomic_umax v5, v[1:2], s[92:95], m0 idxen offen offset:4095 glc = ff 7f 1c e1 01 05 17 7c
bad buffer_atomic_umax v100, off, s[8:11] ! 1:38: buffer_atomic_umax needs 'glc' with these operands
bad buffer_atomic_umax s100, off, s[8:11], -16 ! 1:43: buffer_atomic_umax needs 'glc' with these operands

target gfx1010
asm buffer_atomic_umax v8, off, s[48:51], s64 = 00 00 e0 e0 00 08 0c 40
asm buffer_atomic_umax v8, off, s[48:51], s64 glc = 00 40 e0 e0 00 08 0c 40
asm buffer_atomic_umax v8, v16, s[48:51], s64 offen = 00 10 e0 e0 10 08 0c 40
asm buffer_atomic_umax v8, v16, s[48:51], s64 offen glc = 00 50 e0 e0 10 08 0c 40
asm buffer_atomic_umax v8, v16, s[48:51], s64 idxen = 00 20 e0 e0 10 08 0c 40
asm buffer_atomic_umax v8, v16, s[48:51], s64 idxen glc = 00 60 e0 e0 10 08 0c 40
asm buffer_atomic_umax v8, v[16:17], s[48:51], s64 idxen offen = 00 30 e0 e0 10 08 0c 40
asm buffer_atomic_umax v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 e0 e0 10 08 0c 40

target gfx90a
asm buffer_atomic_umax v8, off, s[48:51], s64 = 00 00 1c e1 00 08 0c 40
asm buffer_atomic_umax v8, off, s[48:51], s64 glc = 00 40 1c e1 00 08 0c 40
asm buffer_atomic_umax v8, v16, s[48:51], s64 offen = 00 10 1c e1 10 08 0c 40
asm buffer_atomic_umax v8, v16, s[48:51], s64 offen glc = 00 50 1c e1 10 08 0c 40
asm buffer_atomic_umax v8, v16, s[48:51], s64 idxen = 00 20 1c e1 10 08 0c 40
asm buffer_atomic_umax v8, v16, s[48:51], s64 idxen glc = 00 60 1c e1 10 08 0c 40
asm buffer_atomic_umax v8, v[16:17], s[48:51], s64 idxen offen = 00 30 1c e1 10 08 0c 40
asm buffer_atomic_umax v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 1c e1 10 08 0c 40

target gfx1100
asm buffer_atomic_max_u32 v8, off, s[48:51], s64 = 00 00 ec e0 00 08 0c 40
asm buffer_atomic_max_u32 v8, off, s[48:51], s64 glc = 00 40 ec e0 00 08 0c 40
asm buffer_atomic_max_u32 v8, v16, s[48:51], s64 offen = 00 00 ec e0 10 08 4c 40
asm buffer_atomic_max_u32 v8, v16, s[48:51], s64 offen glc = 00 40 ec e0 10 08 4c 40
asm buffer_atomic_max_u32 v8, v16, s[48:51], s64 idxen = 00 00 ec e0 10 08 8c 40
asm buffer_atomic_max_u32 v8, v16, s[48:51], s64 idxen glc = 00 40 ec e0 10 08 8c 40
asm buffer_atomic_max_u32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 ec e0 10 08 cc 40
asm buffer_atomic_max_u32 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 40 ec e0 10 08 cc 40

target gfx1200
asm buffer_atomic_max_u32 v8, off, s[48:51], s64 scope:SCOPE_SYS = 40 c0 0e c4 08 60 8c 00 00 00 00 00
asm buffer_atomic_max_u32 v8, v16, s[48:51], s64 offen = 40 c0 0e c4 08 60 80 40 10 00 00 00
asm buffer_atomic_max_u32 v8, v16, s[48:51], s64 idxen scope:SCOPE_DEV = 40 c0 0e c4 08 60 88 80 10 00 00 00
asm buffer_atomic_max_u32 v8, v[16:17], s[48:51], s64 idxen offen = 40 c0 0e c4 08 60 80 c0 10 00 00 00
