# v_cvt_f32_ubyte1: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cvt_f32_ubyte1_e32 v2, v1 = 01 25 04 7e
asm v_cvt_f32_ubyte1_e64 v2, v2 = 02 00 52 d1 02 01 00 00
asm v_cvt_f32_ubyte1_sdwa v2, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 = f9 24 04 7e 01 11 05 00
asm v_cvt_f32_ubyte1_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf = fa 24 04 7e 01 11 01 ff
asm v_cvt_f32_ubyte1_e32 v5, -4.0 = f7 24 0a 7e
asm v_cvt_f32_ubyte1_e32 v5, 0x3456 = ff 24 0a 7e 56 34 00 00
asm v_cvt_f32_ubyte1_e32 v5, vcc_lo = 6a 24 0a 7e
asm v_cvt_f32_ubyte1_e64 v5, 64 = 05 00 52 d1 c0 00 00 00
bad v_cvt_f32_ubyte1_e32 s2, v1 ! 1:22: destination must be a vector register
bad v_cvt_f32_ubyte1_e32 v2 ! 1:24: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0
run s0=0x1020304 -> d0=0x40400000
run s0=0x80ff7f00 -> d0=0x42fe0000
run s0=0x12345678 -> d0=0x42ac0000
run s0=0xffffffff -> d0=0x437f0000
run s0=0xff00ff00 -> d0=0x437f0000

target gfx1010 gfx1100
asm v_cvt_f32_ubyte1_e64 v8, v16 = 08 00 92 d5 10 01 00 00
asm v_cvt_f32_ubyte1_e32 v8, v16 = 10 25 10 7e

target gfx1010
asm v_cvt_f32_ubyte1_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 24 10 7e 10 00 00 ff
asm v_cvt_f32_ubyte1_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 24 10 7e 10 00 00 00
asm v_cvt_f32_ubyte1_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 24 10 7e 10 00 00 00

target gfx1100
asm v_cvt_f32_ubyte1_e64_dpp v8, v16 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 92 d5 fa 00 00 00 10 01 01 ff
asm v_cvt_f32_ubyte1_e64_dpp v8, v16 dpp8:[0,1,2,3,4,5,6,7] = 08 00 92 d5 e9 00 00 00 10 88 c6 fa
asm v_cvt_f32_ubyte1_e64_dpp v8, v16 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 92 d5 ea 00 00 00 10 88 c6 fa
