# v_mad_u64_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_mad_u64_u32 v[2:3], s[0:1], v2, v2, v[4:5] = 02 00 e8 d1 02 05 12 04
asm v_mad_u64_u32 v[4:5], s[2:3], v6, v8, v[10:11] = 04 02 e8 d1 06 11 2a 04
asm v_mad_u64_u32 v[4:5], s[2:3], -1, v8, v[10:11] = 04 02 e8 d1 c1 10 2a 04
asm v_mad_u64_u32 v[4:5], s[2:3], v6, v8, v[10:11] clamp = 04 82 e8 d1 06 11 2a 04
bad v_mad_u64_u32 s[2:3], s[0:1], v2, v2, v[4:5] ! 1:15: destination must be 2 vector registers
bad v_mad_u64_u32 v[2:3], s[0:1], v2, v2 ! 1:37: expected 5 operands, found 4

target gfx803 gfx900
run s0=0xffffffff s1=0xffffffff s2=0xfffffffe00000001 -> d0=0xfffffffc00000002 d1=1
run s0=0x80000000 s1=0x80000000 s2=0x7fffffffffffffff -> d0=0xbfffffffffffffff d1=0
run s0=0x7fffffff s1=0x80000000 s2=0x8000000000000000 -> d0=0xbfffffff80000000 d1=0
run s0=0xffffffff s1=1 s2=0 -> d0=0xffffffff d1=0
run s0=0 s1=0 s2=0x8000000000000000 -> d0=0x8000000000000000 d1=0
run s0=0x55555555 s1=0xffffffff s2=1 -> d0=0x55555554aaaaaaac d1=0
run s0=0x80000001 s1=0xffff0000 s2=1 -> d0=0x7fff8000ffff0001 d1=0
run s0=1 s1=0xffff0000 s2=0x100000000 -> d0=0x1ffff0000 d1=0
run s0=0xfedcba98 s1=0xffff0000 s2=0x8000000000000000 -> d0=0x7edbbbbb45680000 d1=1
run s0=0x55555555 s1=0xffff0000 s2=0x123456789abcdef -> d0=0x567845673456cdef d1=0
run s0=0xfedcba98 s1=0xfedcba98 s2=0xfedcba9876543210 -> d0=0xfc977b2f53956c50 d1=1
run clamp=1 s0=0x80000000 s1=1 s2=0xffffffffffffffff -> d0=0xffffffffffffffff d1=1
run clamp=1 s0=0x80000000 s1=0x80000001 s2=0xfedcba9876543210 -> d0=0xffffffffffffffff d1=1
run clamp=1 s0=0xfedcba98 s1=0xffff0000 s2=0x8000000000000000 -> d0=0xffffffffffffffff d1=1

target gfx1010
asm v_mad_u64_u32 v[8:9], s32, v24, v32, v[40:41] = 08 20 76 d5 18 41 a2 04

target gfx1030:wave64
asm v_mad_u64_u32 v[8:9], s[32:33], v24, v32, v[40:41] = 08 20 76 d5 18 41 a2 04

target gfx1100
asm v_mad_u64_u32 v[8:9], s32, v24, v32, v[40:41] = 08 20 fe d6 18 41 a2 04

target gfx1100:wave64
asm v_mad_u64_u32 v[8:9], s[32:33], v24, v32, v[40:41] = 08 20 fe d6 18 41 a2 04

target gfx1200
asm v_mad_co_u64_u32 v[8:9], s32, v24, v32, v[40:41] = 08 20 fe d6 18 41 a2 04

target gfx1200:wave64
asm v_mad_co_u64_u32 v[8:9], s[32:33], v24, v32, v[40:41] = 08 20 fe d6 18 41 a2 04
