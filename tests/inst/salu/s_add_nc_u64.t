# s_add_nc_u64: text and bits as LLVM 22 has them, values worked out with exact arithmetic.

target gfx1200
asm s_add_nc_u64 s[16:17], s[32:33], s[48:49] = 20 30 90 a9

target gfx1200:wave64
run scc=0 s0=0x0 s1=0x0 -> d0=0x0 scc=0
run scc=1 s0=0x0 s1=0xffffffffffffffff -> d0=0xffffffffffffffff scc=1
run scc=0 s0=0x0 s1=0x8000000000000000 -> d0=0x8000000000000000 scc=0
run scc=1 s0=0x0 s1=0xffffffff -> d0=0xffffffff scc=1
run scc=0 s0=0x1 s1=0xffffffffffffffff -> d0=0x0 scc=0
run scc=1 s0=0x1 s1=0x8000000000000000 -> d0=0x8000000000000001 scc=1
run scc=0 s0=0x1 s1=0xffffffff -> d0=0x100000000 scc=0
run scc=1 s0=0xffffffffffffffff s1=0x123456789abcdef0 -> d0=0x123456789abcdeef scc=1
run scc=0 s0=0xffffffffffffffff s1=0xfedcba9876543210 -> d0=0xfedcba987654320f scc=0
run scc=1 s0=0x123456789abcdef0 s1=0x123456789abcdef0 -> d0=0x2468acf13579bde0 scc=1
run scc=0 s0=0x123456789abcdef0 s1=0xfedcba9876543210 -> d0=0x1111111111111100 scc=0
run scc=1 s0=0x8000000000000000 s1=0x8000000000000000 -> d0=0x0 scc=1
run scc=0 s0=0x8000000000000000 s1=0xffffffff -> d0=0x80000000ffffffff scc=0
run scc=1 s0=0xfedcba9876543210 s1=0xffffffff -> d0=0xfedcba997654320f scc=1
