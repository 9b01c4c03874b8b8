# v_pk_min_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm v_pk_min_f16 v2, v2, v2 op_sel_hi:[0,0] = 02 40 91 d3 02 05 02 00
asm v_pk_min_f16 v2, v2, v2 = 02 40 91 d3 02 05 02 18
asm v_pk_min_f16 v5, v6, v8 = 05 40 91 d3 06 11 02 18
asm v_pk_min_f16 v5, v6, v8 op_sel:[1,0] op_sel_hi:[1,0] = 05 48 91 d3 06 11 02 08
asm v_pk_min_f16 v5, v6, v8 neg_lo:[1,0] neg_hi:[1,0] = 05 41 91 d3 06 11 02 38
asm v_pk_min_f16 v5, v6, v8 clamp = 05 c0 91 d3 06 11 02 18
bad v_pk_min_f16 s2, v2, v2 op_sel_hi:[0,0] ! 1:14: destination must be a vector register
bad v_pk_min_f16 v2, v2 ! 1:20: expected 3 operands, found 2

target gfx900
run s0=0 s1=0x8000 -> d0=0x8000
run s0=0x8000 s1=0 -> d0=0x8000
run s0=0x8000 s1=0x8000 -> d0=0x8000
run s0=0x3c00 s1=0xbc00 -> d0=0xbc00
run s0=0x7c00 s1=0xfc00 -> d0=0xfc00
run s0=0 s1=0x7c00 -> d0=0
run s0=0x7c01 s1=0x3c00 -> d0=0x7e01
run s0=0x3c00 s1=0x7c01 -> d0=0x7e01
run s0=0x7e02 s1=0x3c00 -> d0=0x3c00
run s0=0x3c00 s1=0x7e02 -> d0=0x3c00
run s0=3 s1=0x8003 -> d0=0x8003
run s0=3 s1=0x3c00 -> d0=3
run s0=0x7e017c01 s1=0x80000000 -> d0=0x80007e01
run s0=0x1bc00 s1=0x4003555 -> d0=0x1bc00
run s0=0x7c00fc00 s1=0x4003555 -> d0=0x400fc00
run s0=0x3c004000 s1=0x7e017c01 -> d0=0x3c007e01
run s0=0x7c00fc00 s1=0x7bff7bff -> d0=0x7bfffc00
run s0=0x7bff7bff s1=0x4003555 -> d0=0x4003555
run mode=0x300 s0=0x30003 s1=0x3c00 -> d0=0
run mode=0x300 s0=0x30003 s1=0x80038003 -> d0=0x80008000
run mode=0x300 s0=0x8000bc00 s1=0x30003 -> d0=0x8000bc00
run mode=0x300 s0=0x1bc00 s1=0x4003555 -> d0=0xbc00
run mode=0x300 s0=0x1bc00 s1=0x7e017c01 -> d0=0x7e01
run mode=0x1f0 s0=0x7e017c01 s1=0x4003555 -> d0=0x4003555
run mode=0x1f0 s0=0x7e017c01 s1=0x1bc00 -> d0=0x1bc00

target gfx1010 gfx1100
asm v_pk_min_f16 v8, v16, v24 = 08 40 11 cc 10 31 02 18

target gfx1200
asm v_pk_min_num_f16 v8, v16, v24 = 08 40 1b cc 10 31 02 18
