# global_atomic_min_f64: text and bits, as LLVM 22 has them.

target gfx90a gfx942
asm global_atomic_min_f64 v[8:9], v[16:17], off = 00 80 40 dd 08 10 7f 00
asm global_atomic_min_f64 v8, v[16:17], s[48:49] = 00 80 40 dd 08 10 30 00

target gfx90a
asm global_atomic_min_f64 v[8:9], v[16:17], v[24:25], off glc = 00 80 41 dd 10 18 7f 08
asm global_atomic_min_f64 v[8:9], v16, v[24:25], s[64:65] glc = 00 80 41 dd 10 18 40 08

target gfx942
asm global_atomic_min_f64 v[8:9], v[16:17], v[24:25], off sc0 = 00 80 41 dd 10 18 7f 08
asm global_atomic_min_f64 v[8:9], v16, v[24:25], s[64:65] sc0 = 00 80 41 dd 10 18 40 08
