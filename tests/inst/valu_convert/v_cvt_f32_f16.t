# v_cvt_f32_f16: half denormals are always accepted (manual ch. 13)

target gfx803 gfx900 gfx906
asm v_cvt_f32_f16_e32 v2, v1 = 01 17 04 7e
asm v_cvt_f32_f16_e64 v2, v2 = 02 00 4b d1 02 01 00 00
asm v_cvt_f32_f16_sdwa v2, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 = f9 16 04 7e 01 11 05 00
asm v_cvt_f32_f16_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf = fa 16 04 7e 01 11 01 ff
asm v_cvt_f32_f16_e32 v5, -4.0 = f7 16 0a 7e
asm v_cvt_f32_f16_e32 v5, 0x3456 = ff 16 0a 7e 56 34 00 00
asm v_cvt_f32_f16_e32 v5, vcc_lo = 6a 16 0a 7e
asm v_cvt_f32_f16_e64 v5, 64 = 05 00 4b d1 c0 00 00 00
asm v_cvt_f32_f16_e64 v5, -v6 clamp mul:2 = 05 80 4b d1 06 01 00 28
asm v_cvt_f32_f16_e64 v5, -|v6| = 05 01 4b d1 06 01 00 20
bad v_cvt_f32_f16_e32 s2, v1 ! 1:19: destination must be a vector register
bad v_cvt_f32_f16_e32 v2 ! 1:21: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0
run s0=0x400 -> d0=0x38800000
run s0=0x4100 -> d0=0x40200000
run s0=0x37ff -> d0=0x3effe000
run s0=0x3c00 -> d0=0x3f800000
run s0=0x6401 -> d0=0x44802000
run s0=0x7c00 -> d0=0x7f800000
run s0=0x83ff -> d0=0xb87fc000
run s0=0x7e01 -> d0=0x7fc02000
run s0=0x4248 -> d0=0x40490000
run s0=0xc100 -> d0=0xc0200000
run s0=0xbc00 -> d0=0xbf800000
run mode=0x300 s0=1 -> d0=0x33800000
run mode=0x300 s0=0x83ff -> d0=0xb87fc000
run mode=0x300 s0=0x3c00 -> d0=0x3f800000
run mode=0x300 s0=0x8000 -> d0=0x80000000

target gfx1010 gfx1200
asm v_cvt_f32_f16_e64 v8, v16 = 08 00 8b d5 10 01 00 00
asm v_cvt_f32_f16_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 16 10 7e 10 00 00 ff
asm v_cvt_f32_f16_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 16 10 7e 10 00 00 00
asm v_cvt_f32_f16_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 16 10 7e 10 00 00 00
asm v_cvt_f32_f16_e32 v8, v16 = 10 17 10 7e

target gfx1100
asm v_cvt_f32_f16_e32 v8, v16.l = 10 17 10 7e
asm v_cvt_f32_f16_e64 v8, v16.l = 08 00 8b d5 10 01 00 00
asm v_cvt_f32_f16_dpp v8, v16.l row_shl:1 row_mask:0xf bank_mask:0xf = fa 16 10 7e 10 01 01 ff
asm v_cvt_f32_f16_dpp v8, v16.l dpp8:[0,1,2,3,4,5,6,7] = e9 16 10 7e 10 88 c6 fa
asm v_cvt_f32_f16_dpp v8, v16.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 16 10 7e 10 88 c6 fa
asm v_cvt_f32_f16_e64_dpp v8, v16.l row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 8b d5 fa 00 00 00 10 01 01 ff
asm v_cvt_f32_f16_e64_dpp v8, v16.l dpp8:[0,1,2,3,4,5,6,7] = 08 00 8b d5 e9 00 00 00 10 88 c6 fa
asm v_cvt_f32_f16_e64_dpp v8, v16.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 8b d5 ea 00 00 00 10 88 c6 fa

target gfx1200
asm v_cvt_f32_f16_e64_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 8b d5 fa 00 00 00 10 00 00 ff
asm v_cvt_f32_f16_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = 08 00 8b d5 e9 00 00 00 10 00 00 00
asm v_cvt_f32_f16_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 8b d5 ea 00 00 00 10 00 00 00
