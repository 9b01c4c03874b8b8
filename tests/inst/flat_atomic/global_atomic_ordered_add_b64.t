# global_atomic_ordered_add_b64: text and bits, as LLVM 22 has them.

target gfx1200
asm global_atomic_ordered_add_b64 v[8:9], v[16:17], off scope:SCOPE_SYS = 7c c0 1c ee 00 00 0c 08 08 00 00 00
asm global_atomic_ordered_add_b64 v[8:9], v[16:17], v[24:25], off th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 7c c0 1c ee 08 00 18 0c 10 00 00 00
asm global_atomic_ordered_add_b64 v8, v[16:17], s[48:49] = 30 c0 1c ee 00 00 00 08 08 00 00 00
asm global_atomic_ordered_add_b64 v[8:9], v16, v[24:25], s[64:65] th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 40 c0 1c ee 08 00 18 0c 10 00 00 00
