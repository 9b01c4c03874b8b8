# v_pk_add_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm v_pk_add_f16 v2, v2, v2 op_sel_hi:[0,0] = 02 40 8f d3 02 05 02 00
asm v_pk_add_f16 v2, v2, v2 = 02 40 8f d3 02 05 02 18
asm v_pk_add_f16 v5, v6, v8 = 05 40 8f d3 06 11 02 18
asm v_pk_add_f16 v5, v6, v8 op_sel:[1,0] op_sel_hi:[1,0] = 05 48 8f d3 06 11 02 08
asm v_pk_add_f16 v5, v6, v8 neg_lo:[1,0] neg_hi:[1,0] = 05 41 8f d3 06 11 02 38
asm v_pk_add_f16 v5, v6, v8 clamp = 05 c0 8f d3 06 11 02 18
bad v_pk_add_f16 s2, v2, v2 op_sel_hi:[0,0] ! 1:14: destination must be a vector register
bad v_pk_add_f16 v2, v2 ! 1:20: expected 3 operands, found 2

target gfx900
run s0=0 s1=0x8000 -> d0=0
run s0=0x8000 s1=0 -> d0=0
run s0=0x8000 s1=0x8000 -> d0=0x8000
run s0=0x3c00 s1=0xbc00 -> d0=0
run s0=0x7c00 s1=0xfc00 -> d0=nan
run s0=0 s1=0x7c00 -> d0=0x7c00
run s0=0x7c01 s1=0x3c00 -> d0=0x7e01
run s0=0x3c00 s1=0x7c01 -> d0=0x7e01
run s0=0x7e02 s1=0x3c00 -> d0=0x7e02
run s0=0x3c00 s1=0x7e02 -> d0=0x7e02
run s0=3 s1=0x8003 -> d0=0
run s0=3 s1=0x3c00 -> d0=0x3c00
run s0=0x80000000 s1=0x80000000 -> d0=0x80000000
run s0=0x1bc00 s1=0x7c00fc00 -> d0=0x7c00fc00
run s0=0x4003555 s1=0x4003555 -> d0=0x8003955
run s0=0x1bc00 s1=0x3c004000 -> d0=0x3c003c00
run s0=0x3c004000 s1=0x3c004000 -> d0=0x40004400
run s0=0x1bc00 s1=0x80000000 -> d0=0x1bc00
run mode=0x300 s0=0x4003555 s1=0x1bc00 -> d0=0x400b956
run mode=0x300 s0=0x1bc00 s1=0x4003555 -> d0=0x400b956
run mode=0x3f5 s0=0x1bc00 s1=0x7bff7bff -> d0=0x7c007bff
run mode=0x3f5 s0=0x1bc00 s1=0x4003555 -> d0=0x401b955
run mode=0x3fa s0=0x3c004000 s1=0x4003555 -> d0=0x3c0040aa
run mode=0x3fa s0=0x7bff7bff s1=0x7bff7bff -> d0=0x7bff7bff
run mode=0x3ff s0=0x1bc00 s1=0x7bff7bff -> d0=0x7bff7bfe
run mode=0x3ff s0=0x4003555 s1=0x1bc00 -> d0=0x401b955

target gfx1010 gfx1100
asm v_pk_add_f16 v8, v16, v24 = 08 40 0f cc 10 31 02 18
