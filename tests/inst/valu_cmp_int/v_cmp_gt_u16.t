# v_cmp_gt_u16: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmp_gt_u16_e32 vcc, v1, v2 = 01 05 58 7d
asm v_cmp_gt_u16_e64 s[2:3], v2, v2 = 02 00 ac d0 02 05 02 00
asm v_cmp_gt_u16_e64 s[4:5], v6, v8 = 04 00 ac d0 06 11 02 00
asm v_cmp_gt_u16_e64 vcc, s2, v8 = 6a 00 ac d0 02 10 02 00
bad v_cmp_gt_u16_e32 scc, v1, v2 ! 1:18: destination must be vcc
bad v_cmp_gt_u16_e32 vcc, v1 ! 1:18: second operand takes a register or a constant, found 2 registers

target gfx803 gfx900
run s0=0xfedc s1=1 -> d0=1
run s0=0 s1=0x100 -> d0=0
run s0=0xffff s1=0x8000 -> d0=1
run s0=1 s1=0x7fff -> d0=0
run s0=0x8000 s1=0x100 -> d0=1
run s0=0 s1=1 -> d0=0
run s0=1 s1=0 -> d0=1

target gfx803
asm v_cmp_gt_u16 vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 58 7d 01 00 00 05

target gfx900 gfx906
asm v_cmp_gt_u16_sdwa vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 58 7d 01 00 00 05
asm v_cmp_gt_u16_sdwa s[30:31], v1, s93 src0_sel:BYTE_2 src1_sel:WORD_1 = f9 ba 58 7d 01 9e 02 85

target gfx1010
asm v_cmp_gt_u16_e32 vcc_lo, v16, v24 = 10 31 58 7d
asm v_cmp_gt_u16_e64 s16, v16, v24 = 10 00 ac d4 10 31 02 00
asm v_cmp_gt_u16_sdwa vcc_lo, v16, v24 src0_sel:DWORD src1_sel:DWORD = f9 30 58 7d 10 00 06 06
asm v_cmp_gt_u16_sdwa s16, v16, v24 src0_sel:DWORD src1_sel:DWORD = f9 30 58 7d 10 90 06 06

target gfx1030:wave64
asm v_cmp_gt_u16_e64 s[16:17], v16, v24 = 10 00 ac d4 10 31 02 00
asm v_cmp_gt_u16_e32 vcc, v16, v24 = 10 31 58 7d

target gfx1100 gfx1150
asm v_cmp_gt_u16_e64_dpp s16, v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = 10 00 3c d4 fa 30 02 00 10 01 01 ff
asm v_cmp_gt_u16_e64_dpp s16, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = 10 00 3c d4 e9 30 02 00 10 88 c6 fa
asm v_cmp_gt_u16_e64_dpp s16, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 10 00 3c d4 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_cmp_gt_u16_e32 vcc_lo, v16.l, v24.l = 10 31 78 7c
asm v_cmp_gt_u16_e64 s16, v16.l, v24.l = 10 00 3c d4 10 31 02 00
asm v_cmp_gt_u16 vcc_lo, v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = fa 30 78 7c 10 01 01 ff
asm v_cmp_gt_u16 vcc_lo, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = e9 30 78 7c 10 88 c6 fa
asm v_cmp_gt_u16 vcc_lo, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 30 78 7c 10 88 c6 fa

target gfx1100:wave64 gfx1150:wave64
asm v_cmp_gt_u16_e64_dpp s[16:17], v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = 10 00 3c d4 fa 30 02 00 10 01 01 ff
asm v_cmp_gt_u16_e64_dpp s[16:17], v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = 10 00 3c d4 e9 30 02 00 10 88 c6 fa
asm v_cmp_gt_u16_e64_dpp s[16:17], v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = 10 00 3c d4 ea 30 02 00 10 88 c6 fa

target gfx1100:wave64
asm v_cmp_gt_u16_e32 vcc, v16.l, v24.l = 10 31 78 7c
asm v_cmp_gt_u16_e64 s[16:17], v16.l, v24.l = 10 00 3c d4 10 31 02 00
asm v_cmp_gt_u16 vcc, v16.l, v24.l row_shl:1 row_mask:0xf bank_mask:0xf = fa 30 78 7c 10 01 01 ff
asm v_cmp_gt_u16 vcc, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] = e9 30 78 7c 10 88 c6 fa
asm v_cmp_gt_u16 vcc, v16.l, v24.l dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 30 78 7c 10 88 c6 fa

target gfx1200
asm v_cmp_gt_u16_e32 vcc_lo, v16, v24 = 10 31 78 7c
asm v_cmp_gt_u16_e64 s16, v16, v24 = 10 00 3c d4 10 31 02 00
asm v_cmp_gt_u16 vcc_lo, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 78 7c 10 00 00 ff
asm v_cmp_gt_u16 vcc_lo, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = e9 30 78 7c 10 00 00 00
asm v_cmp_gt_u16 vcc_lo, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 30 78 7c 10 00 00 00
asm v_cmp_gt_u16_e64_dpp s16, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 10 00 3c d4 fa 30 02 00 10 00 00 ff
asm v_cmp_gt_u16_e64_dpp s16, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = 10 00 3c d4 e9 30 02 00 10 00 00 00
asm v_cmp_gt_u16_e64_dpp s16, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 10 00 3c d4 ea 30 02 00 10 00 00 00

target gfx1200:wave64
asm v_cmp_gt_u16_e32 vcc, v16, v24 = 10 31 78 7c
asm v_cmp_gt_u16_e64 s[16:17], v16, v24 = 10 00 3c d4 10 31 02 00
asm v_cmp_gt_u16 vcc, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 78 7c 10 00 00 ff
asm v_cmp_gt_u16 vcc, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = e9 30 78 7c 10 00 00 00
asm v_cmp_gt_u16 vcc, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 30 78 7c 10 00 00 00
asm v_cmp_gt_u16_e64_dpp s[16:17], v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 10 00 3c d4 fa 30 02 00 10 00 00 ff
asm v_cmp_gt_u16_e64_dpp s[16:17], v16, v24 dpp8:[0,0,0,0,0,0,0,0] = 10 00 3c d4 e9 30 02 00 10 00 00 00
asm v_cmp_gt_u16_e64_dpp s[16:17], v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 10 00 3c d4 ea 30 02 00 10 00 00 00
