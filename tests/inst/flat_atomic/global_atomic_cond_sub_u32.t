# global_atomic_cond_sub_u32: text and bits, as LLVM 22 has them.

target gfx1200
asm global_atomic_cond_sub_u32 v[8:9], v16, off = 7c 00 14 ee 00 00 00 08 08 00 00 00
asm global_atomic_cond_sub_u32 v8, v[16:17], v24, off th:TH_ATOMIC_RETURN = 7c 00 14 ee 08 00 10 0c 10 00 00 00
asm global_atomic_cond_sub_u32 v8, v16, s[48:49] = 30 00 14 ee 00 00 00 08 08 00 00 00
asm global_atomic_cond_sub_u32 v8, v16, v24, s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_SYS = 40 00 14 ee 08 00 1c 0c 10 00 00 00
