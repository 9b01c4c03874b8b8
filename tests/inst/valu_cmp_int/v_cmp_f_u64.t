# v_cmp_f_u64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmp_f_u64_e32 vcc, v[1:2], v[2:3] = 01 05 d0 7d
asm v_cmp_f_u64_e64 s[2:3], v[2:3], v[2:3] = 02 00 e8 d0 02 05 02 00
asm v_cmp_f_u64_e64 s[4:5], v[6:7], v[8:9] = 04 00 e8 d0 06 11 02 00
asm v_cmp_f_u64_e64 vcc, s[2:3], v[8:9] = 6a 00 e8 d0 02 10 02 00
asm v_cmp_f_u64_e32 vcc, 1.0, v[8:9] = f2 10 d0 7d
asm v_cmp_f_u64_e32 vcc, 0x12345, v[8:9] = ff 10 d0 7d 45 23 01 00
bad v_cmp_f_u64_e32 scc, v[1:2], v[2:3] ! 1:17: destination must be vcc

target gfx803 gfx900
run s0=0xfedcba9876543210 s1=0x8000000000000000 -> d0=0
run s0=0x123456789abcdef s1=0xffffffff -> d0=0
run s0=0x8000000000000000 s1=1 -> d0=0
run s0=0xfedcba9876543210 s1=0x7fffffffffffffff -> d0=0
run s0=0xffffffffffffffff s1=1 -> d0=0
run s0=0xffffffff s1=1 -> d0=0
run s0=0x123456789abcdef s1=0x7fffffffffffffff -> d0=0

target gfx1010
asm v_cmp_f_u64_e32 vcc_lo, v[16:17], v[24:25] = 10 31 c0 7d
asm v_cmp_f_u64_e64 s16, v[16:17], v[24:25] = 10 00 e0 d4 10 31 02 00

target gfx1030:wave64
asm v_cmp_f_u64_e32 vcc, v[16:17], v[24:25] = 10 31 c0 7d
asm v_cmp_f_u64_e64 s[16:17], v[16:17], v[24:25] = 10 00 e0 d4 10 31 02 00

target gfx1100
asm v_cmp_f_u64_e32 vcc_lo, v[16:17], v[24:25] = 10 31 b0 7c
asm v_cmp_f_u64_e64 s16, v[16:17], v[24:25] = 10 00 58 d4 10 31 02 00

target gfx1100:wave64
asm v_cmp_f_u64_e32 vcc, v[16:17], v[24:25] = 10 31 b0 7c
asm v_cmp_f_u64_e64 s[16:17], v[16:17], v[24:25] = 10 00 58 d4 10 31 02 00
