# flat_atomic_max_f64: text and bits, as LLVM 22 has them.

target gfx90a gfx942
asm flat_atomic_max_f64 v[8:9], v[16:17] = 00 00 44 dd 08 10 00 00

target gfx90a
asm flat_atomic_max_f64 v[8:9], v[16:17], v[24:25] glc = 00 00 45 dd 10 18 00 08

target gfx942
asm flat_atomic_max_f64 v[8:9], v[16:17], v[24:25] sc0 = 00 00 45 dd 10 18 00 08
