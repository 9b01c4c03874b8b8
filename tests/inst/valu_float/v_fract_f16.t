# v_fract_f16: S0 - floor(S0), below 1

target gfx803 gfx900 gfx906
asm v_fract_f16_e32 v2, v1 = 01 91 04 7e
asm v_fract_f16_e64 v2, v2 = 02 00 88 d1 02 01 00 00
asm v_fract_f16_sdwa v2, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 = f9 90 04 7e 01 11 05 00
asm v_fract_f16_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf = fa 90 04 7e 01 11 01 ff
asm v_fract_f16_e32 v5, -4.0 = f7 90 0a 7e
asm v_fract_f16_e32 v5, 0x3456 = ff 90 0a 7e 56 34 00 00
asm v_fract_f16_e32 v5, vcc_lo = 6a 90 0a 7e
asm v_fract_f16_e64 v5, 64 = 05 00 88 d1 c0 00 00 00
asm v_fract_f16_e64 v5, -v6 clamp mul:2 = 05 80 88 d1 06 01 00 28
asm v_fract_f16_e64 v5, -|v6| = 05 01 88 d1 06 01 00 20
bad v_fract_f16_e32 s2, v1 ! 1:17: destination must be a vector register
bad v_fract_f16_e32 v2 ! 1:19: expected 2 operands, found 1

target gfx803 gfx900
run s0=1 -> d0=1
run s0=0x83ff -> d0=0x3bff
run s0=0x400 -> d0=0x400
run s0=0x4248 -> d0=0x3080
run s0=0x37ff -> d0=0x37ff
run s0=0x3555 -> d0=0x3555
run s0=0x7c00 -> d0=nan
run s0=0x7e01 -> d0=0x7e01
run s0=0x4100 -> d0=0x3800
run s0=0x3c00 -> d0=0
run s0=0xfc00 -> d0=nan
run s0=0x7c01 -> d0=0x7e01
run mode=0x300 s0=0x83ff -> d0=0
run mode=0x300 s0=1 -> d0=0
run mode=0x3fa s0=0x7bff -> d0=0x8000
run mode=0x3fa s0=0x6401 -> d0=0x8000

target gfx1010 gfx1200
asm v_fract_f16_e32 v8, v16 = 10 bf 10 7e
asm v_fract_f16_e64 v8, v16 = 08 00 df d5 10 01 00 00
asm v_fract_f16_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa be 10 7e 10 00 00 ff
asm v_fract_f16_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 be 10 7e 10 00 00 00
asm v_fract_f16_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea be 10 7e 10 00 00 00

target gfx1010
asm v_fract_f16_sdwa v8, v16 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD = f9 be 10 7e 10 16 06 00

target gfx1100
asm v_fract_f16_e32 v8.l, v16.l = 10 bf 10 7e
asm v_fract_f16_e64 v8.l, v16.l = 08 00 df d5 10 01 00 00
asm v_fract_f16_dpp v8.l, v16.l row_shl:1 row_mask:0xf bank_mask:0xf = fa be 10 7e 10 01 01 ff
asm v_fract_f16_dpp v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] = e9 be 10 7e 10 88 c6 fa
asm v_fract_f16_dpp v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea be 10 7e 10 88 c6 fa
asm v_fract_f16_e64_dpp v8.l, v16.l row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 df d5 fa 00 00 00 10 01 01 ff
asm v_fract_f16_e64_dpp v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] = 08 00 df d5 e9 00 00 00 10 88 c6 fa
asm v_fract_f16_e64_dpp v8.l, v16.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 df d5 ea 00 00 00 10 88 c6 fa

target gfx1200
asm v_fract_f16_e64_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 df d5 fa 00 00 00 10 00 00 ff
asm v_fract_f16_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = 08 00 df d5 e9 00 00 00 10 00 00 00
asm v_fract_f16_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 df d5 ea 00 00 00 10 00 00 00
