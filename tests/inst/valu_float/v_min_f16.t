# v_min_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_min_f16_e32 v2, v1, v2 = 01 05 04 5c
asm v_min_f16_e64 v2, v2, v2 = 02 00 2e d1 02 05 02 00
asm v_min_f16_sdwa v2, v1, v3 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:BYTE_2 = f9 06 04 5c 01 11 05 02
asm v_min_f16_dpp v2, v1, v3 row_shr:1 row_mask:0xf bank_mask:0xf = fa 06 04 5c 01 11 01 ff
asm v_min_f16_e32 v5, -4.0, v8 = f7 10 0a 5c
asm v_min_f16_e32 v5, 0x3456, v8 = ff 10 0a 5c 56 34 00 00
asm v_min_f16_e32 v5, vcc_lo, v8 = 6a 10 0a 5c
asm v_min_f16_e64 v5, 64, v8 = 05 00 2e d1 c0 10 02 00
asm v_min_f16_e64 v5, -v6, |v8| clamp mul:2 = 05 82 2e d1 06 11 02 28
asm v_min_f16_e64 v5, -|v6|, v8 = 05 01 2e d1 06 11 02 20
bad v_min_f16_e32 s2, v1, v2 ! 1:15: destination must be a vector register
bad v_min_f16_e32 v2, v1 ! 1:21: expected 3 operands, found 2

target gfx803 gfx900
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
run s0=1 s1=0x7e01 -> d0=1
run s0=0x4100 s1=0x6401 -> d0=0x4100
run s0=0x7e01 s1=0x6401 -> d0=0x6401
run s0=0x83ff s1=0x6401 -> d0=0x83ff
run s0=0x7e01 s1=0xfc00 -> d0=0xfc00
run s0=0xbc00 s1=0xc100 -> d0=0xc100
run mode=0x300 s0=0xbc00 s1=3 -> d0=0xbc00

target gfx803
run mode=0x300 s0=3 s1=0x3c00 -> d0=3
run mode=0x300 s0=3 s1=0x8003 -> d0=0x8003
run mode=0x1f0 s0=0x7c01 s1=0x7bff -> d0=0x7bff
run mode=0x1f0 s0=0x7c01 s1=0x37ff -> d0=0x37ff

target gfx900
run mode=0x300 s0=3 s1=0x3c00 -> d0=0
run mode=0x300 s0=3 s1=0x8003 -> d0=0x8000
run mode=0x300 s0=1 s1=0x6401 -> d0=0
run mode=0x300 s0=0x4100 s1=1 -> d0=0
run mode=0x1f0 s0=0x7c01 s1=1 -> d0=1
run mode=0x1f0 s0=0x7c01 s1=0x7c00 -> d0=0x7c00

target gfx1010
asm v_min_f16_e32 v8, v16, v24 = 10 31 10 74
asm v_min_f16_e64 v8, v16, v24 = 08 00 3a d5 10 31 02 00
asm v_min_f16_sdwa v8, v16, v24 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD = f9 30 10 74 10 16 06 06
asm v_min_f16_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 74 10 00 00 ff
asm v_min_f16_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = e9 30 10 74 10 00 00 00
asm v_min_f16_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 30 10 74 10 00 00 00

target gfx1100 gfx1150
asm v_min_f16_e64_dpp v8.l, v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 3a d5 fa 30 02 00 10 01 01 ff
asm v_min_f16_e64_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = 08 00 3a d5 e9 30 02 00 10 88 c6 fa
asm v_min_f16_e64_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 3a d5 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_min_f16_e32 v8.l, v16.l, v24.l = 10 31 10 74
asm v_min_f16_e64 v8.l, v16.l, v24.l = 08 00 3a d5 10 31 02 00
asm v_min_f16_dpp v8.l, v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = fa 30 10 74 10 01 01 ff
asm v_min_f16_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = e9 30 10 74 10 88 c6 fa
asm v_min_f16_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 30 10 74 10 88 c6 fa

target gfx1200
asm v_min_num_f16_e32 v8, v16, v24 = 10 31 10 60
asm v_min_num_f16_e64 v8, v16, v24 = 08 00 30 d5 10 31 02 00
asm v_min_num_f16_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 60 10 00 00 ff
asm v_min_num_f16_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = e9 30 10 60 10 00 00 00
asm v_min_num_f16_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 30 10 60 10 00 00 00
asm v_min_num_f16_e64_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 30 d5 fa 30 02 00 10 00 00 ff
asm v_min_num_f16_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = 08 00 30 d5 e9 30 02 00 10 00 00 00
asm v_min_num_f16_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 30 d5 ea 30 02 00 10 00 00 00
