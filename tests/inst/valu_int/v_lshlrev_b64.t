# v_lshlrev_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_lshlrev_b64 v[2:3], v2, v[2:3] = 02 00 8f d2 02 05 02 00
asm v_lshlrev_b64 v[4:5], v6, v[8:9] = 04 00 8f d2 06 11 02 00
asm v_lshlrev_b64 v[4:5], -1, v[8:9] = 04 00 8f d2 c1 10 02 00
bad v_lshlrev_b64 s[2:3], v2, v[2:3] ! 1:15: destination must be 2 vector registers
bad v_lshlrev_b64 v[2:3], v2 ! 1:25: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x20 s1=0xfedcba9876543210 -> d0=0x7654321000000000
run s0=0x40 s1=0x7fffffffffffffff -> d0=0x7fffffffffffffff
run s0=0x21 s1=1 -> d0=0x200000000
run s0=4 s1=0xffffffff -> d0=0xffffffff0
run s0=0x21 s1=0x123456789abcdef -> d0=0x13579bde00000000
run s0=0x3f s1=0x100000000 -> d0=0
run s0=0x3f s1=1 -> d0=0x8000000000000000
run s0=4 s1=0xffffffffffffffff -> d0=0xfffffffffffffff0
run s0=0x1f s1=1 -> d0=0x80000000

target gfx1010
asm v_lshlrev_b64 v[8:9], v16, v[24:25] = 08 00 ff d6 10 31 02 00

target gfx1100
asm v_lshlrev_b64 v[8:9], v16, v[24:25] = 08 00 3c d7 10 31 02 00

target gfx1200
asm v_lshlrev_b64_e32 v[8:9], v16, v[24:25] = 10 31 10 3e
asm v_lshlrev_b64_e64 v[8:9], v16, v[24:25] = 08 00 1f d5 10 31 02 00
