# v_ldexp_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_ldexp_f16_e32 v2, v1, v2 = 01 05 04 66
asm v_ldexp_f16_e64 v2, v2, v2 = 02 00 33 d1 02 05 02 00
asm v_ldexp_f16_sdwa v2, v1, v3 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:BYTE_2 = f9 06 04 66 01 11 05 02
asm v_ldexp_f16_dpp v2, v1, v3 row_shr:1 row_mask:0xf bank_mask:0xf = fa 06 04 66 01 11 01 ff
asm v_ldexp_f16_e32 v5, -4.0, v8 = f7 10 0a 66
asm v_ldexp_f16_e32 v5, 0x3456, v8 = ff 10 0a 66 56 34 00 00
asm v_ldexp_f16_e32 v5, vcc_lo, v8 = 6a 10 0a 66
asm v_ldexp_f16_e64 v5, 64, v8 = 05 00 33 d1 c0 10 02 00
asm v_ldexp_f16_e64 v5, -|v6|, v8 = 05 01 33 d1 06 11 02 20
bad v_ldexp_f16_e32 s2, v1, v2 ! 1:17: destination must be a vector register
bad v_ldexp_f16_e32 v2, v1 ! 1:23: expected 3 operands, found 2

target gfx803 gfx900
run s0=0xbc00 s1=0xa -> d0=0xe400
run s0=0xc100 s1=0xffff -> d0=0xbd00
run s0=0x3c00 s1=0xffff -> d0=0x3800
run s0=0x83ff s1=0xa -> d0=0xabfe
run s0=0x3c00 s1=0 -> d0=0x3c00
run s0=0x4248 s1=0xffff -> d0=0x3e48
run s0=0x3555 s1=1 -> d0=0x3955
run s0=0 s1=0xa -> d0=0
run s0=0x83ff s1=0xffff -> d0=0x8200
run mode=0x300 s0=1 s1=0xa -> d0=0
run mode=0x300 s0=0x83ff s1=0xa -> d0=0x8000
run mode=0x3f5 s0=0x400 s1=0x8000 -> d0=1
run mode=0x3f5 s0=1 s1=0x8000 -> d0=1
run mode=0x3fa s0=0x7bff s1=1 -> d0=0x7bff
run mode=0x3fa s0=0x83ff s1=0x8000 -> d0=0x8001
run mode=0x3ff s0=0xbc00 s1=0x7fff -> d0=0xfbff
run mode=0x3ff s0=0x4100 s1=0x7fff -> d0=0x7bff

target gfx1010 gfx1200
asm v_ldexp_f16_e32 v8, v16, v24 = 10 31 10 76
asm v_ldexp_f16_e64 v8, v16, v24 = 08 00 3b d5 10 31 02 00
asm v_ldexp_f16_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 76 10 00 00 ff
asm v_ldexp_f16_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = e9 30 10 76 10 00 00 00
asm v_ldexp_f16_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 30 10 76 10 00 00 00

target gfx1010
asm v_ldexp_f16_sdwa v8, v16, v24 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD = f9 30 10 76 10 16 06 06

target gfx1100 gfx1150
asm v_ldexp_f16_e64_dpp v8.l, v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 3b d5 fa 30 02 00 10 01 01 ff
asm v_ldexp_f16_e64_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = 08 00 3b d5 e9 30 02 00 10 88 c6 fa
asm v_ldexp_f16_e64_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 3b d5 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_ldexp_f16_e32 v8.l, v16.l, v24.l = 10 31 10 76
asm v_ldexp_f16_e64 v8.l, v16.l, v24.l = 08 00 3b d5 10 31 02 00
asm v_ldexp_f16_dpp v8.l, v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = fa 30 10 76 10 01 01 ff
asm v_ldexp_f16_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = e9 30 10 76 10 88 c6 fa
asm v_ldexp_f16_dpp v8.l, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 30 10 76 10 88 c6 fa

target gfx1200
asm v_ldexp_f16_e64_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 3b d5 fa 30 02 00 10 00 00 ff
asm v_ldexp_f16_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = 08 00 3b d5 e9 30 02 00 10 00 00 00
asm v_ldexp_f16_e64_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 3b d5 ea 30 02 00 10 00 00 00
