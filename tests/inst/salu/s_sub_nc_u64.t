# s_sub_nc_u64: text and bits as LLVM 22 has them, values worked out with exact arithmetic.

target gfx1200
asm s_sub_nc_u64 s[16:17], s[32:33], s[48:49] = 20 30 10 aa

target gfx1200:wave64
run scc=0 s0=0x0 s1=0x0 -> d0=0x0 scc=0
run scc=1 s0=0x0 s1=0xffffffffffffffff -> d0=0x1 scc=1
run scc=0 s0=0x0 s1=0x8000000000000000 -> d0=0x8000000000000000 scc=0
run scc=1 s0=0x0 s1=0xffffffff -> d0=0xffffffff00000001 scc=1
run scc=0 s0=0x1 s1=0xffffffffffffffff -> d0=0x2 scc=0
run scc=1 s0=0x1 s1=0x8000000000000000 -> d0=0x8000000000000001 scc=1
run scc=0 s0=0x1 s1=0xffffffff -> d0=0xffffffff00000002 scc=0
run scc=1 s0=0xffffffffffffffff s1=0x123456789abcdef0 -> d0=0xedcba9876543210f scc=1
run scc=0 s0=0xffffffffffffffff s1=0xfedcba9876543210 -> d0=0x123456789abcdef scc=0
run scc=1 s0=0x123456789abcdef0 s1=0x123456789abcdef0 -> d0=0x0 scc=1
run scc=0 s0=0x123456789abcdef0 s1=0xfedcba9876543210 -> d0=0x13579be02468ace0 scc=0
run scc=1 s0=0x8000000000000000 s1=0x8000000000000000 -> d0=0x0 scc=1
run scc=0 s0=0x8000000000000000 s1=0xffffffff -> d0=0x7fffffff00000001 scc=0
run scc=1 s0=0xfedcba9876543210 s1=0xffffffff -> d0=0xfedcba9776543211 scc=1
