# global_atomic_add_f32: text and bits, as LLVM 22 has them.

target gfx908 gfx90a gfx942
asm global_atomic_add_f32 v[8:9], v16, off = 00 80 34 dd 08 10 7f 00
asm global_atomic_add_f32 v8, v16, s[48:49] = 00 80 34 dd 08 10 30 00

target gfx90a
asm global_atomic_add_f32 v8, v[16:17], v24, off glc = 00 80 35 dd 10 18 7f 08
asm global_atomic_add_f32 v8, v16, v24, s[64:65] glc = 00 80 35 dd 10 18 40 08

target gfx942
asm global_atomic_add_f32 v8, v[16:17], v24, off sc0 = 00 80 35 dd 10 18 7f 08
asm global_atomic_add_f32 v8, v16, v24, s[64:65] sc0 = 00 80 35 dd 10 18 40 08

target gfx1100
asm global_atomic_add_f32 v[8:9], v16, off = 00 00 5a dd 08 10 7c 00
asm global_atomic_add_f32 v8, v[16:17], v24, off glc = 00 40 5a dd 10 18 7c 08
asm global_atomic_add_f32 v8, v16, s[48:49] = 00 00 5a dd 08 10 30 00
asm global_atomic_add_f32 v8, v16, v24, s[64:65] glc = 00 40 5a dd 10 18 40 08

target gfx1200
asm global_atomic_add_f32 v[8:9], v16, off scope:SCOPE_SYS = 7c 80 15 ee 00 00 0c 08 08 00 00 00
asm global_atomic_add_f32 v8, v[16:17], v24, off th:TH_ATOMIC_RETURN scope:SCOPE_SYS = 7c 80 15 ee 08 00 1c 0c 10 00 00 00
asm global_atomic_add_f32 v8, v16, s[48:49] = 30 80 15 ee 00 00 00 08 08 00 00 00
asm global_atomic_add_f32 v8, v16, v24, s[64:65] th:TH_ATOMIC_RETURN = 40 80 15 ee 08 00 10 0c 10 00 00 00
