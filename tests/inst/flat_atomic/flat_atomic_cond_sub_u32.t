# flat_atomic_cond_sub_u32: text and bits, as LLVM 22 has them.

target gfx1200
asm flat_atomic_cond_sub_u32 v[8:9], v16 scope:SCOPE_SYS = 7c 00 14 ec 00 00 0c 08 08 00 00 00
asm flat_atomic_cond_sub_u32 v8, v[16:17], v24 th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 7c 00 14 ec 08 00 18 0c 10 00 00 00
