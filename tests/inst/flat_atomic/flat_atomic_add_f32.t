# flat_atomic_add_f32: text and bits, as LLVM 22 has them.

target gfx942
asm flat_atomic_add_f32 v[8:9], v16 = 00 00 34 dd 08 10 00 00
asm flat_atomic_add_f32 v8, v[16:17], v24 sc0 = 00 00 35 dd 10 18 00 08

target gfx1100
asm flat_atomic_add_f32 v[8:9], v16 = 00 00 58 dd 08 10 7c 00
asm flat_atomic_add_f32 v8, v[16:17], v24 glc = 00 40 58 dd 10 18 7c 08

target gfx1200
asm flat_atomic_add_f32 v[8:9], v16 scope:SCOPE_SYS = 7c 80 15 ec 00 00 0c 08 08 00 00 00
asm flat_atomic_add_f32 v8, v[16:17], v24 th:TH_ATOMIC_RETURN = 7c 80 15 ec 08 00 10 0c 10 00 00 00
