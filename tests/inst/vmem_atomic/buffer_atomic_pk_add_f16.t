# buffer_atomic_pk_add_f16: text and bits, as LLVM 22 has them.

target gfx908 gfx90a gfx942
asm buffer_atomic_pk_add_f16 v8, off, s[48:51], s64 = 00 00 38 e1 00 08 0c 40
asm buffer_atomic_pk_add_f16 v8, v16, s[48:51], s64 offen = 00 10 38 e1 10 08 0c 40
asm buffer_atomic_pk_add_f16 v8, v16, s[48:51], s64 idxen = 00 20 38 e1 10 08 0c 40
asm buffer_atomic_pk_add_f16 v8, v[16:17], s[48:51], s64 idxen offen = 00 30 38 e1 10 08 0c 40

target gfx90a
asm buffer_atomic_pk_add_f16 v8, off, s[48:51], s64 glc = 00 40 38 e1 00 08 0c 40
asm buffer_atomic_pk_add_f16 v8, v16, s[48:51], s64 offen glc = 00 50 38 e1 10 08 0c 40
asm buffer_atomic_pk_add_f16 v8, v16, s[48:51], s64 idxen glc = 00 60 38 e1 10 08 0c 40
asm buffer_atomic_pk_add_f16 v8, v[16:17], s[48:51], s64 idxen offen glc = 00 70 38 e1 10 08 0c 40

target gfx942
asm buffer_atomic_pk_add_f16 v8, off, s[48:51], s64 sc0 = 00 40 38 e1 00 08 0c 40
asm buffer_atomic_pk_add_f16 v8, v16, s[48:51], s64 offen sc0 = 00 50 38 e1 10 08 0c 40
asm buffer_atomic_pk_add_f16 v8, v16, s[48:51], s64 idxen sc0 = 00 60 38 e1 10 08 0c 40
asm buffer_atomic_pk_add_f16 v8, v[16:17], s[48:51], s64 idxen offen sc0 = 00 70 38 e1 10 08 0c 40

target gfx1200
asm buffer_atomic_pk_add_f16 v8, off, s[48:51], s64 scope:SCOPE_SYS = 40 40 16 c4 08 60 8c 00 00 00 00 00
asm buffer_atomic_pk_add_f16 v8, v16, s[48:51], s64 offen = 40 40 16 c4 08 60 80 40 10 00 00 00
asm buffer_atomic_pk_add_f16 v8, v16, s[48:51], s64 idxen scope:SCOPE_SE = 40 40 16 c4 08 60 84 80 10 00 00 00
asm buffer_atomic_pk_add_f16 v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_SYS = 40 40 16 c4 08 60 8c c0 10 00 00 00
