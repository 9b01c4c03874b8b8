# v_sqrt_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_sqrt_f32_e32 v2, v1 = 01 4f 04 7e
asm v_sqrt_f32_e64 v2, v2 = 02 00 67 d1 02 01 00 00
asm v_sqrt_f32_sdwa v2, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 = f9 4e 04 7e 01 11 05 00
asm v_sqrt_f32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf = fa 4e 04 7e 01 11 01 ff
asm v_sqrt_f32_e32 v5, -4.0 = f7 4e 0a 7e
asm v_sqrt_f32_e32 v5, 0x3456 = ff 4e 0a 7e 56 34 00 00
asm v_sqrt_f32_e32 v5, vcc_lo = 6a 4e 0a 7e
asm v_sqrt_f32_e64 v5, 64 = 05 00 67 d1 c0 00 00 00
asm v_sqrt_f32_e64 v5, -v6 clamp mul:2 = 05 80 67 d1 06 01 00 28
asm v_sqrt_f32_e64 v5, -|v6| = 05 01 67 d1 06 01 00 20
bad v_sqrt_f32_e32 s2, v1 ! 1:16: destination must be a vector register
bad v_sqrt_f32_e32 v2 ! 1:18: expected 2 operands, found 1

target gfx803 gfx900
# Exact cases: functional examples of AMD's manuals; ~: the function in double precision, rounded, with the error the manual allows.
run s0=0xff800000 -> d0=nan
run s0=0xbf800000 -> d0=nan
run s0=0x80000000 -> d0=0x80000000
run s0=0 -> d0=0
run s0=0x40800000 -> d0=0x40000000
run s0=0x7f800000 -> d0=0x7f800000
run s0=0x3e99999a -> d0=0x3f0c378c~1
run s0=0x3fd9999a -> d0=0x3fa6e43f~1
run s0=0x42f6e979 -> d0=0x4131c6f7~1
run s0=0x37fba882 -> d0=0x3bb37a4c~1

target gfx1010 gfx1100
asm v_sqrt_f32_e32 v8, v16 = 10 67 10 7e
asm v_sqrt_f32_e64 v8, v16 = 08 00 b3 d5 10 01 00 00

target gfx1010
asm v_sqrt_f32_sdwa v8, v16 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD = f9 66 10 7e 10 16 06 00
asm v_sqrt_f32_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 66 10 7e 10 00 00 ff
asm v_sqrt_f32_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 66 10 7e 10 00 00 00
asm v_sqrt_f32_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 66 10 7e 10 00 00 00

target gfx1100
asm v_sqrt_f32_e64_dpp v8, v16 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 b3 d5 fa 00 00 00 10 01 01 ff
asm v_sqrt_f32_e64_dpp v8, v16 dpp8:[0,1,2,3,4,5,6,7] = 08 00 b3 d5 e9 00 00 00 10 88 c6 fa
asm v_sqrt_f32_e64_dpp v8, v16 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 b3 d5 ea 00 00 00 10 88 c6 fa
