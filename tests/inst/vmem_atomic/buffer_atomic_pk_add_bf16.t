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
