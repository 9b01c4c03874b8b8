# v_fma_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm v_fma_f16 v2, v2, v2, v4 = 02 00 06 d2 02 05 12 04
asm v_fma_f16 v5, v6, v8, v10 = 05 00 06 d2 06 11 2a 04
asm v_fma_f16 v5, -1, v8, v10 = 05 00 06 d2 c1 10 2a 04
asm v_fma_f16 v5, v6, v8, v10 clamp = 05 80 06 d2 06 11 2a 04
asm v_fma_f16 v5, v6, v8, v10 op_sel:[1,1,1,1] = 05 78 06 d2 06 11 2a 04
asm v_fma_f16 v5, -v6, v8, |v10| div:2 = 05 04 06 d2 06 11 2a 3c
bad v_fma_f16 s2, v2, v2, v4 ! 1:11: destination must be a vector register
bad v_fma_f16 v2, v2, v2 ! 1:21: expected 4 operands, found 3

target gfx900
run s0=0x3c01 s1=0x3c01 s2=0xbc00 -> d0=0x1800
run s0=0 s1=0x7c00 s2=0x3c00 -> d0=nan
run s0=0x7c00 s1=0x3c00 s2=0xfc00 -> d0=nan
run s0=0x3c00 s1=0x3c00 s2=0xbc00 -> d0=0
run s0=0x8000 s1=0x3c00 s2=0x8000 -> d0=0x8000
run s0=1 s1=0x3c00 s2=0 -> d0=1
run s0=0x3c00 s1=0x7e05 s2=0x3c00 -> d0=0x7e05
run s0=0x37ff s1=0xbc00 s2=0xbc00 -> d0=0xbe00
run s0=0x37ff s1=0x400 s2=0xbc00 -> d0=0xbc00
run s0=0x6401 s1=0x3555 s2=0 -> d0=0x5d56
run s0=0x3555 s1=0xc100 s2=0x83ff -> d0=0xbaaa
run s0=0x6401 s1=0xc100 s2=0x4248 -> d0=0xe900
run s0=0x400 s1=0x3555 s2=0 -> d0=0x155
run mode=0x300 s0=1 s1=0x3555 s2=1 -> d0=0
run mode=0x300 s0=0xbc00 s1=0x8000 s2=0x83ff -> d0=0
run mode=0x3f5 s0=0x3c00 s1=0x6401 s2=0x400 -> d0=0x6402
run mode=0x3f5 s0=0x400 s1=0x400 s2=0x400 -> d0=0x401
run mode=0x3fa s0=0x83ff s1=0x400 s2=0x37ff -> d0=0x37fe
run mode=0x3fa s0=0x4248 s1=0x83ff s2=0x3c00 -> d0=0x3bff
run mode=0x3ff s0=0x4100 s1=0x7bff s2=0 -> d0=0x7bff
run mode=0x3ff s0=1 s1=0xbc00 s2=0x6401 -> d0=0x6400

target gfx1010
asm v_fma_f16 v8, v16, v24, v32 = 08 00 4b d7 10 31 82 04

target gfx1100 gfx1150
asm v_fma_f16_e64_dpp v8.l, v16.l, v24.l, v32.l row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 48 d6 fa 30 82 04 10 01 01 ff
asm v_fma_f16_e64_dpp v8.l, v16.l, v24.l, v32.l dpp8:[0,1,2,3,4,5,6,7] = 08 00 48 d6 e9 30 82 04 10 88 c6 fa
asm v_fma_f16_e64_dpp v8.l, v16.l, v24.l, v32.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 48 d6 ea 30 82 04 10 88 c6 fa

target gfx1100
asm v_fma_f16 v8.l, v16.l, v24.l, v32.l = 08 00 48 d6 10 31 82 04

target gfx1200
asm v_fma_f16 v8, v16, v24, v32 = 08 00 48 d6 10 31 82 04
asm v_fma_f16_e64_dpp v8, v16, v24, v32 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 48 d6 fa 30 82 04 10 00 00 ff
asm v_fma_f16_e64_dpp v8, v16, v24, v32 dpp8:[0,0,0,0,0,0,0,0] = 08 00 48 d6 e9 30 82 04 10 00 00 00
asm v_fma_f16_e64_dpp v8, v16, v24, v32 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 48 d6 ea 30 82 04 10 00 00 00
