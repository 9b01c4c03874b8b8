# buffer_atomic_add_f32: text and bits, as LLVM 22 has them.

target gfx908 gfx90a gfx942
asm buffer_atomic_add_f32 v8, off, s[48:51], s64 = 00 00 34 e1 00 08 0c 40
asm buffer_atomic_add_f32 v8, v16, s[48:51], s64 offen = 00 10 34 e1 10 08 0c 40
asm buffer_atomic_add_f32 v8, v16, s[48:51], s64 idxen = 00 20 34 e1 10 08 0c 40
asm buffer_atomic_add_f32 v8, v[16:17], s[48:51], s64 idxen offen = 00 30 34 e1 10 08 0c 40

target gfx90a
asm buffer_atomic_add_f32 v8, off, s[48:51], s64 glc = 00 40 34 e1 00 08 0c 40
asm buffer_atomic_add_f32 v8, v16, s[48:51], s64 offen glc = 00 50 34 e1 10 08 0c 40
asm buffer_atomic_add_f32 v8, v16, s[48:51], s64 idxen glc = 00 60 34 e1 10 08 0c 40
asm buffer_atomic_add_f32 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 34 e1 10 08 0c 40

target gfx942
asm buffer_atomic_add_f32 v8, off, s[48:51], s64 sc0 = 00 40 34 e1 00 08 0c 40
asm buffer_atomic_add_f32 v8, v16, s[48:51], s64 offen sc0 = 00 50 34 e1 10 08 0c 40
asm buffer_atomic_add_f32 v8, v16, s[48:51], s64 idxen sc0 = 00 60 34 e1 10 08 0c 40
asm buffer_atomic_add_f32 v8, v[16:17], s[48:51], s64 idxen offen sc0 = 00 70 34 e1 10 08 0c 40

target gfx1100
asm buffer_atomic_add_f32 v8, off, s[48:51], s64 = 00 00 58 e1 00 08 0c 40
asm buffer_atomic_add_f32 v8, off, s[48:51], s64 glc = 00 40 58 e1 00 08 0c 40
asm buffer_atomic_add_f32 v8, v16, s[48:51], s64 offen = 00 00 58 e1 10 08 4c 40
asm buffer_atomic_add_f32 v8, v16, s[48:51], s64 offen glc = 00 40 58 e1 10 08 4c 40
asm buffer_atomic_add_f32 v8, v16, s[48:51], s64 idxen = 00 00 58 e1 10 08 8c 40
asm buffer_atomic_add_f32 v8, v16, s[48:51], s64 idxen glc = 00 40 58 e1 10 08 8c 40
asm buffer_atomic_add_f32 v8, v[16:17], s[48:51], s64 idxen offen = 00 00 58 e1 10 08 cc 40
asm buffer_atomic_add_f32 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 40 58 e1 10 08 cc 40

target gfx1200
asm buffer_atomic_add_f32 v8, off, s[48:51], s64 = 40 80 15 c4 08 60 80 00 00 00 00 00
asm buffer_atomic_add_f32 v8, v16, s[48:51], s64 offen scope:SCOPE_DEV = 40 80 15 c4 08 60 88 40 10 00 00 00
asm buffer_atomic_add_f32 v8, v16, s[48:51], s64 idxen = 40 80 15 c4 08 60 80 80 10 00 00 00
asm buffer_atomic_add_f32 v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS = 40 80 15 c4 08 60 8c c0 10 00 00 00
