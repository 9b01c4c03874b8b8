# v_lshrrev_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803
asm v_lshrrev_b64 v[2:3], v2, v[2:3] = 02 00 90 d2 02 05 02 00
asm v_lshrrev_b64 v[4:5], v6, v[8:9] = 04 00 90 d2 06 11 02 00
asm v_lshrrev_b64 v[4:5], -1, v[8:9] = 04 00 90 d2 c1 10 02 00
bad v_lshrrev_b64 s[2:3], v2, v[2:3]
bad v_lshrrev_b64 v[2:3], v2
run s0=0x21 s1=0x7fffffffffffffff -> d0=0x3fffffff
run s0=4 s1=0x100000000 -> d0=0x10000000
run s0=4 s1=0xffffffff00000000 -> d0=0xffffffff0000000
run s0=4 s1=0xfedcba9876543210 -> d0=0xfedcba987654321
run s0=1 s1=0x7fffffffffffffff -> d0=0x3fffffffffffffff
run s0=0x1f s1=0x7fffffffffffffff -> d0=0xffffffff
run s0=0x21 s1=0xfedcba9876543210 -> d0=0x7f6e5d4c
run s0=0x3f s1=0x100000000 -> d0=0
run s0=4 s1=0x8000000000000000 -> d0=0x800000000000000

target gfx900
asm v_lshrrev_b64 v[2:3], v2, v[2:3] = 02 00 90 d2 02 05 02 00
asm v_lshrrev_b64 v[4:5], v6, v[8:9] = 04 00 90 d2 06 11 02 00
asm v_lshrrev_b64 v[4:5], -1, v[8:9] = 04 00 90 d2 c1 10 02 00
bad v_lshrrev_b64 s[2:3], v2, v[2:3]
bad v_lshrrev_b64 v[2:3], v2

target gfx906
asm v_lshrrev_b64 v[2:3], v2, v[2:3] = 02 00 90 d2 02 05 02 00
asm v_lshrrev_b64 v[4:5], v6, v[8:9] = 04 00 90 d2 06 11 02 00
asm v_lshrrev_b64 v[4:5], -1, v[8:9] = 04 00 90 d2 c1 10 02 00
bad v_lshrrev_b64 s[2:3], v2, v[2:3]
bad v_lshrrev_b64 v[2:3], v2
