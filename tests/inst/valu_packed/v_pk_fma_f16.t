# v_pk_fma_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm v_pk_fma_f16 v2, v2, v2, v4 op_sel_hi:[0,0,0] = 02 00 8e d3 02 05 12 04
asm v_pk_fma_f16 v2, v2, v2, v4 = 02 40 8e d3 02 05 12 1c
asm v_pk_fma_f16 v5, v6, v8, v10 = 05 40 8e d3 06 11 2a 1c
asm v_pk_fma_f16 v5, v6, v8, v10 op_sel:[1,0,0] op_sel_hi:[1,0,0] = 05 08 8e d3 06 11 2a 0c
asm v_pk_fma_f16 v5, v6, v8, v10 neg_lo:[1,0,0] neg_hi:[1,0,0] = 05 41 8e d3 06 11 2a 3c
asm v_pk_fma_f16 v5, v6, v8, v10 clamp = 05 c0 8e d3 06 11 2a 1c
bad v_pk_fma_f16 s2, v2, v2, v4 op_sel_hi:[0,0,0] ! 1:14: destination must be a vector register
bad v_pk_fma_f16 v2, v2, v2 ! 1:24: expected 4 operands, found 3

target gfx900
run s0=0x3c01 s1=0x3c01 s2=0xbc00 -> d0=0x1800
run s0=0 s1=0x7c00 s2=0x3c00 -> d0=nan
run s0=0x7c00 s1=0x3c00 s2=0xfc00 -> d0=nan
run s0=0x3c00 s1=0x3c00 s2=0xbc00 -> d0=0
run s0=0x8000 s1=0x3c00 s2=0x8000 -> d0=0x8000
run s0=1 s1=0x3c00 s2=0 -> d0=1
run s0=0x3c00 s1=0x7e05 s2=0x3c00 -> d0=0x7e05
run s0=0x4003555 s1=0x4003555 s2=0x4003555 -> d0=0x400371c
run s0=0x7bff7bff s1=0x1bc00 s2=0x80000000 -> d0=0x1bfffbff
run s0=0x7c00fc00 s1=0x80000000 s2=0x1bc00 -> d0=0x7e007e00
run s0=0x3c004000 s1=0x3c004000 s2=0x3c004000 -> d0=0x40004600
run s0=0x1bc00 s1=0x7e017c01 s2=0x4003555 -> d0=0x7e017e01
run s0=0x80000000 s1=0x80000000 s2=0x80000000 -> d0=0
run mode=0x300 s0=0x1bc00 s1=0x1bc00 s2=0x1bc00 -> d0=0
run mode=0x300 s0=0x1bc00 s1=0x7bff7bff s2=0x80000000 -> d0=0xfbff
run mode=0x3f5 s0=0x1bc00 s1=0x1bc00 s2=0x1bc00 -> d0=0x20000
run mode=0x3f5 s0=0x4003555 s1=0x7bff7bff s2=0x1bc00 -> d0=0x44007555
run mode=0x3fa s0=0x7bff7bff s1=0x7bff7bff s2=0x7bff7bff -> d0=0x7bff7bff
run mode=0x3fa s0=0x80000000 s1=0x80000000 s2=0x80000000 -> d0=0x80000000
run mode=0x3ff s0=0x7bff7bff s1=0x7bff7bff s2=0x7bff7bff -> d0=0x7bff7bff
run mode=0x3ff s0=0x4003555 s1=0x4003555 s2=0x4003555 -> d0=0x400371b

target gfx1010 gfx1100
asm v_pk_fma_f16 v8, v16, v24, v32 = 08 40 0e cc 10 31 82 1c
