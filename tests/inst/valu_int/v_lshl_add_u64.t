# v_lshl_add_u64: text and bits, as LLVM 22 has them.

target gfx942
asm v_lshl_add_u64 v[8:9], v[16:17], v24, v[32:33] = 08 00 08 d2 10 31 82 04
