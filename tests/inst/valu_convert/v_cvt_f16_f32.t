# v_cvt_f16_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cvt_f16_f32_e32 v2, v1 = 01 15 04 7e
asm v_cvt_f16_f32_e64 v2, v2 = 02 00 4a d1 02 01 00 00
asm v_cvt_f16_f32_sdwa v2, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 = f9 14 04 7e 01 11 05 00
asm v_cvt_f16_f32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf = fa 14 04 7e 01 11 01 ff
asm v_cvt_f16_f32_e32 v5, -4.0 = f7 14 0a 7e
asm v_cvt_f16_f32_e32 v5, 0x3456 = ff 14 0a 7e 56 34 00 00
asm v_cvt_f16_f32_e32 v5, vcc_lo = 6a 14 0a 7e
asm v_cvt_f16_f32_e64 v5, 64 = 05 00 4a d1 c0 00 00 00
asm v_cvt_f16_f32_e64 v5, -v6 clamp mul:2 = 05 80 4a d1 06 01 00 28
asm v_cvt_f16_f32_e64 v5, -|v6| = 05 01 4a d1 06 01 00 20
bad v_cvt_f16_f32_e32 s2, v1 ! 1:19: destination must be a vector register
bad v_cvt_f16_f32_e32 v2 ! 1:21: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x80000000 -> d0=0x8000
run s0=0x7fc00000 -> d0=0x7e00
run s0=0x7f802000 -> d0=0x7e01
run s0=0x3f803000 -> d0=0x3c02
run s0=0xc2f6e979 -> d0=0xd7b7
run s0=0x3f800000 -> d0=0x3c00
run s0=0x477fe000 -> d0=0x7bff
run s0=0x477ff000 -> d0=0x7c00
run s0=0x38800000 -> d0=0x400
run s0=0x33800000 -> d0=1
run s0=0x33000000 -> d0=0
run s0=0x3f801000 -> d0=0x3c00
run mode=0x300 s0=0x33000001 -> d0=0
run mode=0x300 s0=0x33800000 -> d0=0
run mode=0x3f5 s0=0x3f801000 -> d0=0x3c01
run mode=0x3f5 s0=0x33000000 -> d0=1
run mode=0x3fa s0=0x477ff000 -> d0=0x7bff
run mode=0x3fa s0=0x33000001 -> d0=0
run mode=0x3ff s0=0x3f803000 -> d0=0x3c01
run mode=0x3ff s0=0x477ff000 -> d0=0x7bff

target gfx1010 gfx1200
asm v_cvt_f16_f32_e64 v8, v16 = 08 00 8a d5 10 01 00 00
asm v_cvt_f16_f32_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 14 10 7e 10 00 00 ff
asm v_cvt_f16_f32_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 14 10 7e 10 00 00 00
asm v_cvt_f16_f32_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 14 10 7e 10 00 00 00
asm v_cvt_f16_f32_e32 v8, v16 = 10 15 10 7e

target gfx1100
asm v_cvt_f16_f32_e32 v8.l, v16 = 10 15 10 7e
asm v_cvt_f16_f32_e64 v8.l, v16 = 08 00 8a d5 10 01 00 00
asm v_cvt_f16_f32_dpp v8.l, v16 row_shl:1 row_mask:0xf bank_mask:0xf = fa 14 10 7e 10 01 01 ff
asm v_cvt_f16_f32_dpp v8.l, v16 dpp8:[0,1,2,3,4,5,6,7] = e9 14 10 7e 10 88 c6 fa
asm v_cvt_f16_f32_dpp v8.l, v16 dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 14 10 7e 10 88 c6 fa
asm v_cvt_f16_f32_e64_dpp v8.l, v16 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 8a d5 fa 00 00 00 10 01 01 ff
asm v_cvt_f16_f32_e64_dpp v8.l, v16 dpp8:[0,1,2,3,4,5,6,7] = 08 00 8a d5 e9 00 00 00 10 88 c6 fa
asm v_cvt_f16_f32_e64_dpp v8.l, v16 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 8a d5 ea 00 00 00 10 88 c6 fa

target gfx1200
asm v_cvt_f16_f32_e64_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 8a d5 fa 00 00 00 10 00 00 ff
asm v_cvt_f16_f32_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = 08 00 8a d5 e9 00 00 00 10 00 00 00
asm v_cvt_f16_f32_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 8a d5 ea 00 00 00 10 00 00 00
