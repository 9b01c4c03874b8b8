# v_lshrrev_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_lshrrev_b64 v[2:3], v2, v[2:3] = 02 00 90 d2 02 05 02 00
asm v_lshrrev_b64 v[4:5], v6, v[8:9] = 04 00 90 d2 06 11 02 00
asm v_lshrrev_b64 v[4:5], -1, v[8:9] = 04 00 90 d2 c1 10 02 00
bad v_lshrrev_b64 s[2:3], v2, v[2:3] ! 1:15: destination must be 2 vector registers
bad v_lshrrev_b64 v[2:3], v2 ! 1:25: expected 3 operands, found 2

target gfx803 gfx900
run s0=0 s1=0 -> d0=0
run s0=0x40 s1=0xffffffffffffffff -> d0=0xffffffffffffffff
run s0=4 s1=0xffffffffffffffff -> d0=0xfffffffffffffff
run s0=0x40 s1=0xffffffff00000000 -> d0=0xffffffff00000000
run s0=1 s1=0xffffffffffffffff -> d0=0x7fffffffffffffff
run s0=0x20 s1=0x123456789abcdef -> d0=0x1234567
run s0=0x1f s1=0xffffffff -> d0=1
run s0=4 s1=0x100000000 -> d0=0x10000000
run s0=0x21 s1=0xffffffffffffffff -> d0=0x7fffffff

target gfx1010
asm v_lshrrev_b64 v[8:9], v16, v[24:25] = 08 00 00 d7 10 31 02 00

target gfx1100
asm v_lshrrev_b64 v[8:9], v16, v[24:25] = 08 00 3d d7 10 31 02 00
