# v_cmp_class_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmp_class_f64_e32 vcc, v[1:2], v2 = 01 05 24 7c
asm v_cmp_class_f64_e64 s[2:3], v[2:3], v2 = 02 00 12 d0 02 05 02 00
asm v_cmp_class_f64_e64 s[4:5], v[6:7], v8 = 04 00 12 d0 06 11 02 00
asm v_cmp_class_f64_e64 vcc, s[2:3], v8 = 6a 00 12 d0 02 10 02 00
asm v_cmp_class_f64_e32 vcc, 1.0, v8 = f2 10 24 7c
asm v_cmp_class_f64_e32 vcc, 0x12345, v8 = ff 10 24 7c 45 23 01 00
bad v_cmp_class_f64_e32 scc, v[1:2], v2 ! 1:21: destination must be vcc
bad v_cmp_class_f64_e32 vcc, v[1:2] ! 1:26: third operand takes a vector register, found 2 registers

target gfx803 gfx900
run s0=0x4330000000000001 s1=0x3ff -> d0=1
run s0=0 s1=2 -> d0=0
run s0=0 s1=0x40 -> d0=1
run s0=0x7ff0000000000000 s1=8 -> d0=0
run s0=0x7ff8000000000001 s1=0x3ff -> d0=1
run s0=0xc004000000000000 s1=0x20 -> d0=0
run s0=0xc004000000000000 s1=8 -> d0=1

target gfx1010
asm v_cmp_class_f64_e32 vcc_lo, v[16:17], v24 = 10 31 50 7d
asm v_cmp_class_f64_e64 s16, v[16:17], v24 = 10 00 a8 d4 10 31 02 00

target gfx1030:wave64
asm v_cmp_class_f64_e32 vcc, v[16:17], v24 = 10 31 50 7d
asm v_cmp_class_f64_e64 s[16:17], v[16:17], v24 = 10 00 a8 d4 10 31 02 00

target gfx1100
asm v_cmp_class_f64_e32 vcc_lo, v[16:17], v24 = 10 31 fe 7c
asm v_cmp_class_f64_e64 s16, v[16:17], v24 = 10 00 7f d4 10 31 02 00

target gfx1100:wave64
asm v_cmp_class_f64_e32 vcc, v[16:17], v24 = 10 31 fe 7c
asm v_cmp_class_f64_e64 s[16:17], v[16:17], v24 = 10 00 7f d4 10 31 02 00
