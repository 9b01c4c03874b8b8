# v_cmp_ngt_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmp_ngt_f64_e32 vcc, v[1:2], v[2:3] = 01 05 d6 7c
asm v_cmp_ngt_f64_e64 s[2:3], v[2:3], v[2:3] = 02 00 6b d0 02 05 02 00
asm v_cmp_ngt_f64_e64 s[4:5], v[6:7], v[8:9] = 04 00 6b d0 06 11 02 00
asm v_cmp_ngt_f64_e64 vcc, s[2:3], v[8:9] = 6a 00 6b d0 02 10 02 00
asm v_cmp_ngt_f64_e32 vcc, 1.0, v[8:9] = f2 10 d6 7c
asm v_cmp_ngt_f64_e32 vcc, 0x12345, v[8:9] = ff 10 d6 7c 45 23 01 00
asm v_cmp_ngt_f64_e64 s[4:5], -v[6:7], |v[8:9]| = 04 02 6b d0 06 11 02 20
bad v_cmp_ngt_f64_e32 scc, v[1:2], v[2:3] ! 1:19: destination must be vcc

target gfx803 gfx900
run s0=0 s1=0x8000000000000000 -> d0=1
run s0=0x3ff0000000000000 s1=0x3ff0000000000000 -> d0=1
run s0=0xbff0000000000000 s1=0x3ff0000000000000 -> d0=1
run s0=0x3ff0000000000000 s1=0x7ff8000000000000 -> d0=1
run s0=0xfff0000000000000 s1=0x7ff0000000000000 -> d0=1
run s0=0x7ff8000000000000 s1=0x7ff8000000000000 -> d0=1
run s0=0x3fdfffffffffffff s1=0 -> d0=0
run s0=0xbff0000000000000 s1=0x7fefffffffffffff -> d0=1
run s0=0x7ff0000000000000 s1=0x10000000000000 -> d0=0
run s0=0xbff0000000000000 s1=0x8000000000000000 -> d0=1
run s0=0x7ff0000000000000 s1=0x400921fb54442d18 -> d0=0
run s0=0x7ff8000000000001 s1=0x3fdfffffffffffff -> d0=1
run s0=0x3ff0000000000000 s1=0 -> d0=0
run mode=0x300 s0=1 s1=0x8000000000000000 -> d0=1
run mode=0x300 s0=0 s1=0x800fffffffffffff -> d0=1

target gfx1010 gfx1100
asm v_cmp_ngt_f64_e64 s16, v[16:17], v[24:25] = 10 00 2b d4 10 31 02 00

target gfx1010
asm v_cmp_ngt_f64_e32 vcc_lo, v[16:17], v[24:25] = 10 31 56 7c

target gfx1030:wave64 gfx1200:wave64
asm v_cmp_ngt_f64_e64 s[16:17], v[16:17], v[24:25] = 10 00 2b d4 10 31 02 00

target gfx1030:wave64
asm v_cmp_ngt_f64_e32 vcc, v[16:17], v[24:25] = 10 31 56 7c
