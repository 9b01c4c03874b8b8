# v_med3_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm v_med3_f16 v2, v2, v2, v4 = 02 00 fa d1 02 05 12 04
asm v_med3_f16 v5, v6, v8, v10 = 05 00 fa d1 06 11 2a 04
asm v_med3_f16 v5, -1, v8, v10 = 05 00 fa d1 c1 10 2a 04
asm v_med3_f16 v5, v6, v8, v10 clamp = 05 80 fa d1 06 11 2a 04
asm v_med3_f16 v5, v6, v8, v10 op_sel:[1,1,1,1] = 05 78 fa d1 06 11 2a 04
asm v_med3_f16 v5, -v6, v8, |v10| div:2 = 05 04 fa d1 06 11 2a 3c
bad v_med3_f16 s2, v2, v2, v4 ! 1:12: destination must be a vector register
bad v_med3_f16 v2, v2, v2 ! 1:22: expected 4 operands, found 3

target gfx900
run s0=0 s1=0x8000 s2=0x3c00 -> d0=0
run s0=0x8000 s1=0 s2=0xbc00 -> d0=0
run s0=0x3c00 s1=0x7c00 s2=0 -> d0=0x3c00
run s0=0x7e02 s1=0x3c00 s2=0 -> d0=0
run s0=0x3c00 s1=0x7e02 s2=0x7e02 -> d0=0x3c00
run s0=0x7c01 s1=0x3c00 s2=0 -> d0=0
run s0=0xbc00 s1=0 s2=0x3c00 -> d0=0
run s0=0x6401 s1=0x7bff s2=0x4100 -> d0=0x6401
run s0=0x3c00 s1=0 s2=1 -> d0=1
run s0=0x8000 s1=0x7e01 s2=0xc100 -> d0=0xc100
run s0=0x6401 s1=0xbc00 s2=0x400 -> d0=0x400
run s0=0x6401 s1=0x4100 s2=1 -> d0=0x4100
run s0=0x4248 s1=0x8000 s2=0x4248 -> d0=0x4248
run mode=0x300 s0=3 s1=0x3c00 s2=0x3c00 -> d0=0x3c00
run mode=0x300 s0=3 s1=0x8003 s2=3 -> d0=0
run mode=0x300 s0=0xbc00 s1=3 s2=0x8003 -> d0=0x8000
run mode=0x300 s0=0x83ff s1=0x3555 s2=0xfc00 -> d0=0x8000
run mode=0x300 s0=1 s1=0xbc00 s2=0x6401 -> d0=0
run mode=0x1f0 s0=0 s1=0x7c01 s2=0x7c00 -> d0=0
run mode=0x1f0 s0=0x7c01 s1=1 s2=0x7bff -> d0=1

target gfx1010
asm v_med3_f16 v8, v16, v24, v32 = 08 00 57 d7 10 31 82 04

target gfx1100 gfx1150
asm v_med3_f16_e64_dpp v8.l, v16.l, v24.l, v32.l row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 4f d6 fa 30 82 04 10 01 01 ff
asm v_med3_f16_e64_dpp v8.l, v16.l, v24.l, v32.l dpp8:[0,1,2,3,4,5,6,7] = 08 00 4f d6 e9 30 82 04 10 88 c6 fa
asm v_med3_f16_e64_dpp v8.l, v16.l, v24.l, v32.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 4f d6 ea 30 82 04 10 88 c6 fa

target gfx1100
asm v_med3_f16 v8.l, v16.l, v24.l, v32.l = 08 00 4f d6 10 31 82 04

target gfx1200
asm v_med3_num_f16 v8, v16, v24, v32 = 08 00 32 d6 10 31 82 04
asm v_med3_num_f16_e64_dpp v8, v16, v24, v32 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 32 d6 fa 30 82 04 10 00 00 ff
asm v_med3_num_f16_e64_dpp v8, v16, v24, v32 dpp8:[0,0,0,0,0,0,0,0] = 08 00 32 d6 e9 30 82 04 10 00 00 00
asm v_med3_num_f16_e64_dpp v8, v16, v24, v32 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 32 d6 ea 30 82 04 10 00 00 00
