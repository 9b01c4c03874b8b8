# buffer_atomic_min_f64: text and bits, as LLVM 22 has them.

target gfx90a gfx942
asm buffer_atomic_min_f64 v[8:9], off, s[48:51], s64 = 00 00 40 e1 00 08 0c 40
asm buffer_atomic_min_f64 v[8:9], v16, s[48:51], s64 offen = 00 10 40 e1 10 08 0c 40
asm buffer_atomic_min_f64 v[8:9], v16, s[48:51], s64 idxen = 00 20 40 e1 10 08 0c 40
asm buffer_atomic_min_f64 v[8:9], v[16:17], s[48:51], s64 idxen offen = 00 30 40 e1 10 08 0c 40

target gfx90a
asm buffer_atomic_min_f64 v[8:9], off, s[48:51], s64 glc = 00 40 40 e1 00 08 0c 40
asm buffer_atomic_min_f64 v[8:9], v16, s[48:51], s64 offen glc = 00 50 40 e1 10 08 0c 40
asm buffer_atomic_min_f64 v[8:9], v16, s[48:51], s64 idxen glc = 00 60 40 e1 10 08 0c 40
asm buffer_atomic_min_f64 v[8:9], v[16:17], s[48:51], s64 idxen offen glc = 00 70 40 e1 10 08 0c 40

target gfx942
asm buffer_atomic_min_f64 v[8:9], off, s[48:51], s64 sc0 = 00 40 40 e1 00 08 0c 40
asm buffer_atomic_min_f64 v[8:9], v16, s[48:51], s64 offen sc0 = 00 50 40 e1 10 08 0c 40
asm buffer_atomic_min_f64 v[8:9], v16, s[48:51], s64 idxen sc0 = 00 60 40 e1 10 08 0c 40
asm buffer_atomic_min_f64 v[8:9], v[16:17], s[48:51], s64 idxen offen sc0 = 00 70 40 e1 10 08 0c 40
