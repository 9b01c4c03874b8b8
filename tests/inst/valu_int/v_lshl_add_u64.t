# v_lshl_add_u64: text and bits, as LLVM 22 has them.

target gfx942
asm v_lshl_add_u64 v[8:9], v[16:17], v24, v[32:33] = 08 00 08 d2 10 31 82 04
run s0=1 s1=3 s2=5 -> d0=13
run s0=0x8000000000000001 s1=1 s2=0xffffffffffffffff -> d0=1
