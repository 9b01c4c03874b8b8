# v_cvt_u32_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cvt_u32_f32_e32 v2, v1 = 01 0f 04 7e
asm v_cvt_u32_f32_e64 v2, v2 = 02 00 47 d1 02 01 00 00
asm v_cvt_u32_f32_sdwa v2, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 = f9 0e 04 7e 01 11 05 00
asm v_cvt_u32_f32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf = fa 0e 04 7e 01 11 01 ff
asm v_cvt_u32_f32_e32 v5, -4.0 = f7 0e 0a 7e
asm v_cvt_u32_f32_e32 v5, 0x3456 = ff 0e 0a 7e 56 34 00 00
asm v_cvt_u32_f32_e32 v5, vcc_lo = 6a 0e 0a 7e
asm v_cvt_u32_f32_e64 v5, 64 = 05 00 47 d1 c0 00 00 00
asm v_cvt_u32_f32_e64 v5, -v6 clamp mul:2 = 05 80 47 d1 06 01 00 28
asm v_cvt_u32_f32_e64 v5, -|v6| = 05 01 47 d1 06 01 00 20
bad v_cvt_u32_f32_e32 s2, v1 ! 1:19: destination must be a vector register
bad v_cvt_u32_f32_e32 v2 ! 1:21: expected 2 operands, found 1

target gfx803 gfx900
run s0=0x3fc00000 -> d0=1
run s0=0x40200000 -> d0=2
run s0=0x4f000000 -> d0=0x80000000
run s0=0x4effffff -> d0=0x7fffff80
run s0=0x4f7fffff -> d0=0xffffff00
run s0=0x4b000001 -> d0=0x800001
run s0=0x4f800000 -> d0=0xffffffff
run s0=0 -> d0=0
run s0=0x7f800000 -> d0=0xffffffff
run s0=0x3f000000 -> d0=0
run s0=0xbf000000 -> d0=0
run s0=0xbfc00000 -> d0=0

target gfx1010 gfx1100
asm v_cvt_u32_f32_e64 v8, v16 = 08 00 87 d5 10 01 00 00
asm v_cvt_u32_f32_e32 v8, v16 = 10 0f 10 7e

target gfx1010
asm v_cvt_u32_f32_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 0e 10 7e 10 00 00 ff
asm v_cvt_u32_f32_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 0e 10 7e 10 00 00 00
asm v_cvt_u32_f32_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 0e 10 7e 10 00 00 00

target gfx1100
asm v_cvt_u32_f32_e64_dpp v8, v16 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 87 d5 fa 00 00 00 10 01 01 ff
asm v_cvt_u32_f32_e64_dpp v8, v16 dpp8:[0,1,2,3,4,5,6,7] = 08 00 87 d5 e9 00 00 00 10 88 c6 fa
asm v_cvt_u32_f32_e64_dpp v8, v16 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 87 d5 ea 00 00 00 10 88 c6 fa
