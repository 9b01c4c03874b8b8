# flat_atomic_pk_add_f16: text and bits, as LLVM 22 has them.

target gfx942
asm flat_atomic_pk_add_f16 v[8:9], v16 = 00 00 38 dd 08 10 00 00
asm flat_atomic_pk_add_f16 v8, v[16:17], v24 sc0 = 00 00 39 dd 10 18 00 08

target gfx1200
asm flat_atomic_pk_add_f16 v[8:9], v16 scope:SCOPE_SYS = 7c 40 16 ec 00 00 0c 08 08 00 00 00
asm flat_atomic_pk_add_f16 v8, v[16:17], v24 th:TH_ATOMIC_RETURN = 7c 40 16 ec 08 00 10 0c 10 00 00 00
