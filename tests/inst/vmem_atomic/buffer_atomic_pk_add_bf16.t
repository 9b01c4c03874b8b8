# buffer_atomic_pk_add_bf16: text and bits, as LLVM 22 has them.

target gfx950
asm buffer_atomic_pk_add_bf16 v8, off, s[48:51], s64 = 00 00 48 e1 00 08 0c 40
asm buffer_atomic_pk_add_bf16 v8, off, s[48:51], s64 sc0 = 00 40 48 e1 00 08 0c 40
asm buffer_atomic_pk_add_bf16 v8, v16, s[48:51], s64 offen = 00 10 48 e1 10 08 0c 40
asm buffer_atomic_pk_add_bf16 v8, v16, s[48:51], s64 offen sc0 = 00 50 48 e1 10 08 0c 40
asm buffer_atomic_pk_add_bf16 v8, v16, s[48:51], s64 idxen = 00 20 48 e1 10 08 0c 40
asm buffer_atomic_pk_add_bf16 v8, v16, s[48:51], s64 idxen sc0 = 00 60 48 e1 10 08 0c 40
asm buffer_atomic_pk_add_bf16 v8, v[16:17], s[48:51], s64 idxen offen = 00 30 48 e1 10 08 0c 40
asm buffer_atomic_pk_add_bf16 v8, v[16:17], s[48:51], s64 idxen offen sc0 = 00 70 48 e1 10 08 0c 40

target gfx1200
asm buffer_atomic_pk_add_bf16 v8, off, s[48:51], s64 scope:SCOPE_SYS = 40 80 16 c4 08 60 8c 00 00 00 00 00
asm buffer_atomic_pk_add_bf16 v8, v16, s[48:51], s64 offen = 40 80 16 c4 08 60 80 40 10 00 00 00
asm buffer_atomic_pk_add_bf16 v8, v16, s[48:51], s64 idxen scope:SCOPE_DEV = 40 80 16 c4 08 60 88 80 10 00 00 00
asm buffer_atomic_pk_add_bf16 v8, v[16:17], s[48:51], s64 idxen offen scope:SCOPE_DEV = 40 80 16 c4 08 60 88 c0 10 00 00 00
