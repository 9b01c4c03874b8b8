# v_ashrrev_i64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803
asm v_ashrrev_i64 v[2:3], v2, v[2:3] = 02 00 91 d2 02 05 02 00
asm v_ashrrev_i64 v[4:5], v6, v[8:9] = 04 00 91 d2 06 11 02 00
asm v_ashrrev_i64 v[4:5], -1, v[8:9] = 04 00 91 d2 c1 10 02 00
bad v_ashrrev_i64 s[2:3], v2, v[2:3]
bad v_ashrrev_i64 v[2:3], v2
run s0=0x40 s1=0x8000000000000000 -> d0=0x8000000000000000
run s0=0x20 s1=0xfedcba9876543210 -> d0=0xfffffffffedcba98
run s0=1 s1=0x7fffffffffffffff -> d0=0x3fffffffffffffff
run s0=0x21 s1=0x8000000000000000 -> d0=0xffffffffc0000000
run s0=0x1f s1=0x100000000 -> d0=2
run s0=0x1f s1=0xffffffff00000000 -> d0=0xfffffffffffffffe
run s0=0 s1=0xffffffff -> d0=0xffffffff
run s0=0 s1=0x100000000 -> d0=0x100000000
run s0=4 s1=0 -> d0=0

target gfx900
asm v_ashrrev_i64 v[2:3], v2, v[2:3] = 02 00 91 d2 02 05 02 00
asm v_ashrrev_i64 v[4:5], v6, v[8:9] = 04 00 91 d2 06 11 02 00
asm v_ashrrev_i64 v[4:5], -1, v[8:9] = 04 00 91 d2 c1 10 02 00
bad v_ashrrev_i64 s[2:3], v2, v[2:3]
bad v_ashrrev_i64 v[2:3], v2

target gfx906
asm v_ashrrev_i64 v[2:3], v2, v[2:3] = 02 00 91 d2 02 05 02 00
asm v_ashrrev_i64 v[4:5], v6, v[8:9] = 04 00 91 d2 06 11 02 00
asm v_ashrrev_i64 v[4:5], -1, v[8:9] = 04 00 91 d2 c1 10 02 00
bad v_ashrrev_i64 s[2:3], v2, v[2:3]
bad v_ashrrev_i64 v[2:3], v2
