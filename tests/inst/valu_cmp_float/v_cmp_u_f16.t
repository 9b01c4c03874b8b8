# v_cmp_u_f16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmp_u_f16_e32 vcc, v1, v2 = 01 05 50 7c
asm v_cmp_u_f16_e64 s[2:3], v2, v2 = 02 00 28 d0 02 05 02 00
asm v_cmp_u_f16_e64 s[4:5], v6, v8 = 04 00 28 d0 06 11 02 00
asm v_cmp_u_f16_e64 vcc, s2, v8 = 6a 00 28 d0 02 10 02 00
asm v_cmp_u_f16_e32 vcc, 1.0, v8 = f2 10 50 7c
asm v_cmp_u_f16_e64 s[4:5], -v6, |v8| = 04 02 28 d0 06 11 02 20
bad v_cmp_u_f16_e32 scc, v1, v2 ! 1:17: destination must be vcc
bad v_cmp_u_f16_e32 vcc, v1 ! 1:17: second operand takes a register or a constant, found 2 registers

target gfx803 gfx900
run s0=0 s1=0x8000 -> d0=0
run s0=0x3c00 s1=0x3c00 -> d0=0
run s0=0xbc00 s1=0x3c00 -> d0=0
run s0=0x3c00 s1=0x7e00 -> d0=1
run s0=0xfc00 s1=0x7c00 -> d0=0
run s0=0x7e00 s1=0x7e00 -> d0=1
run s0=0x400 s1=0x7e01 -> d0=1
run s0=0x8000 s1=0xc100 -> d0=0
run s0=0x7c01 s1=0xc100 -> d0=1
run s0=0x400 s1=0x7c00 -> d0=0
run s0=0x7c01 s1=0x7c00 -> d0=1
run s0=0xc100 s1=0x4248 -> d0=0
run s0=0x4100 s1=0x7c01 -> d0=1

target gfx803
asm v_cmp_u_f16 vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 50 7c 01 00 00 05

target gfx900 gfx906
asm v_cmp_u_f16_sdwa vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 50 7c 01 00 00 05
asm v_cmp_u_f16_sdwa s[18:19], v1, v100 src0_sel:BYTE_3 src1_sel:BYTE_2 = f9 c8 50 7c 01 92 03 02

target gfx1010
asm v_cmp_u_f16_e32 vcc_lo, v16, v24 = 10 31 d0 7d
asm v_cmp_u_f16_e64 s16, v16, v24 = 10 00 e8 d4 10 31 02 00
asm v_cmp_u_f16_sdwa vcc_lo, v16, v24 src0_sel:DWORD src1_sel:DWORD = f9 30 d0 7d 10 00 06 06
asm v_cmp_u_f16_sdwa s16, v16, v24 src0_sel:DWORD src1_sel:DWORD = f9 30 d0 7d 10 90 06 06

target gfx1030:wave64
asm v_cmp_u_f16_e32 vcc, v16, v24 = 10 31 d0 7d
asm v_cmp_u_f16_e64 s[16:17], v16, v24 = 10 00 e8 d4 10 31 02 00
asm v_cmp_u_f16_sdwa vcc, v16, v24 src0_sel:DWORD src1_sel:DWORD = f9 30 d0 7d 10 00 06 06
asm v_cmp_u_f16_sdwa s[16:17], v16, v24 src0_sel:DWORD src1_sel:DWORD = f9 30 d0 7d 10 90 06 06

target gfx1100 gfx1150
asm v_cmp_u_f16_e64_dpp s16, v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = 10 00 08 d4 fa 30 02 00 10 01 01 ff
asm v_cmp_u_f16_e64_dpp s16, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = 10 00 08 d4 e9 30 02 00 10 88 c6 fa
asm v_cmp_u_f16_e64_dpp s16, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 10 00 08 d4 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_cmp_u_f16_e32 vcc_lo, v16.l, v24.l = 10 31 10 7c
asm v_cmp_u_f16_e64 s16, v16.l, v24.l = 10 00 08 d4 10 31 02 00
asm v_cmp_u_f16 vcc_lo, v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = fa 30 10 7c 10 01 01 ff
asm v_cmp_u_f16 vcc_lo, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = e9 30 10 7c 10 88 c6 fa
asm v_cmp_u_f16 vcc_lo, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 30 10 7c 10 88 c6 fa

target gfx1100:wave64 gfx1150:wave64
asm v_cmp_u_f16_e64_dpp s[16:17], v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = 10 00 08 d4 fa 30 02 00 10 01 01 ff
asm v_cmp_u_f16_e64_dpp s[16:17], v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = 10 00 08 d4 e9 30 02 00 10 88 c6 fa
asm v_cmp_u_f16_e64_dpp s[16:17], v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 10 00 08 d4 ea 30 02 00 10 88 c6 fa

target gfx1100:wave64
asm v_cmp_u_f16_e32 vcc, v16.l, v24.l = 10 31 10 7c
asm v_cmp_u_f16_e64 s[16:17], v16.l, v24.l = 10 00 08 d4 10 31 02 00
asm v_cmp_u_f16 vcc, v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = fa 30 10 7c 10 01 01 ff
asm v_cmp_u_f16 vcc, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = e9 30 10 7c 10 88 c6 fa
asm v_cmp_u_f16 vcc, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 30 10 7c 10 88 c6 fa

target gfx1200
asm v_cmp_u_f16_e32 vcc_lo, v16, v24 = 10 31 10 7c
asm v_cmp_u_f16_e64 s16, v16, v24 = 10 00 08 d4 10 31 02 00
asm v_cmp_u_f16 vcc_lo, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 7c 10 00 00 ff
asm v_cmp_u_f16 vcc_lo, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = e9 30 10 7c 10 00 00 00
asm v_cmp_u_f16 vcc_lo, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 30 10 7c 10 00 00 00
asm v_cmp_u_f16_e64_dpp s16, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 10 00 08 d4 fa 30 02 00 10 00 00 ff
asm v_cmp_u_f16_e64_dpp s16, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = 10 00 08 d4 e9 30 02 00 10 00 00 00
asm v_cmp_u_f16_e64_dpp s16, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 10 00 08 d4 ea 30 02 00 10 00 00 00

target gfx1200:wave64
asm v_cmp_u_f16_e32 vcc, v16, v24 = 10 31 10 7c
asm v_cmp_u_f16_e64 s[16:17], v16, v24 = 10 00 08 d4 10 31 02 00
asm v_cmp_u_f16 vcc, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 7c 10 00 00 ff
asm v_cmp_u_f16 vcc, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = e9 30 10 7c 10 00 00 00
asm v_cmp_u_f16 vcc, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 30 10 7c 10 00 00 00
asm v_cmp_u_f16_e64_dpp s[16:17], v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 10 00 08 d4 fa 30 02 00 10 00 00 ff
asm v_cmp_u_f16_e64_dpp s[16:17], v16, v24 dpp8:[0,0,0,0,0,0,0,0] = 10 00 08 d4 e9 30 02 00 10 00 00 00
asm v_cmp_u_f16_e64_dpp s[16:17], v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 10 00 08 d4 ea 30 02 00 10 00 00 00
