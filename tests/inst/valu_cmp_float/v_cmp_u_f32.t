# v_cmp_u_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmp_u_f32_e32 vcc, v1, v2 = 01 05 90 7c
asm v_cmp_u_f32_e64 s[2:3], v2, v2 = 02 00 48 d0 02 05 02 00
asm v_cmp_u_f32_e64 s[4:5], v6, v8 = 04 00 48 d0 06 11 02 00
asm v_cmp_u_f32_e64 vcc, s2, v8 = 6a 00 48 d0 02 10 02 00
asm v_cmp_u_f32_e32 vcc, 1.0, v8 = f2 10 90 7c
asm v_cmp_u_f32_e32 vcc, 0x12345, v8 = ff 10 90 7c 45 23 01 00
asm v_cmp_u_f32_e64 s[4:5], -v6, |v8| = 04 02 48 d0 06 11 02 20
bad v_cmp_u_f32_e32 scc, v1, v2 ! 1:17: destination must be vcc
bad v_cmp_u_f32_e32 vcc, v1 ! 1:17: second operand takes a register or a constant, found 2 registers

target gfx803 gfx900
run s0=0 s1=0x80000000 -> d0=0
run s0=0x3f800000 s1=0x3f800000 -> d0=0
run s0=0xbf800000 s1=0x3f800000 -> d0=0
run s0=0x3f800000 s1=0x7fc00000 -> d0=1
run s0=0xff800000 s1=0x7f800000 -> d0=0
run s0=0x7fc00000 s1=0x7fc00000 -> d0=1
run s0=0 s1=0x7f800001 -> d0=1
run s0=0x800000 s1=0x807fffff -> d0=0
run s0=0x7fc00001 s1=0x3eaaaaab -> d0=1
run s0=0x7f800000 s1=0x7f800000 -> d0=0
run s0=0x7f800001 s1=1 -> d0=1
run s0=0x80000000 s1=0x3eaaaaab -> d0=0
run s0=0x7fc00001 s1=0x40490fdb -> d0=1

target gfx803
asm v_cmp_u_f32 vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 90 7c 01 00 00 05

target gfx900 gfx906
asm v_cmp_u_f32_sdwa vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 90 7c 01 00 00 05
asm v_cmp_u_f32_sdwa vcc, v255, v62 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 7c 90 7c ff 00 00 05
asm v_cmp_u_f32_sdwa s[20:21], v0, v1 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 02 90 7c 00 94 00 05

target gfx1010
asm v_cmp_u_f32_e32 vcc_lo, v16, v24 = 10 31 10 7c
asm v_cmp_u_f32_sdwa vcc_lo, v16, v24 src0_sel:DWORD src1_sel:DWORD = f9 30 10 7c 10 00 06 06
asm v_cmp_u_f32_sdwa s16, v16, v24 src0_sel:DWORD src1_sel:DWORD = f9 30 10 7c 10 90 06 06
asm v_cmp_u_f32_e64 s16, v16, v24 = 10 00 08 d4 10 31 02 00

target gfx1030:wave64
asm v_cmp_u_f32_e32 vcc, v16, v24 = 10 31 10 7c
asm v_cmp_u_f32_sdwa vcc, v16, v24 src0_sel:DWORD src1_sel:DWORD = f9 30 10 7c 10 00 06 06
asm v_cmp_u_f32_sdwa s[16:17], v16, v24 src0_sel:DWORD src1_sel:DWORD = f9 30 10 7c 10 90 06 06
asm v_cmp_u_f32_e64 s[16:17], v16, v24 = 10 00 08 d4 10 31 02 00

target gfx1100 gfx1150
asm v_cmp_u_f32_e64_dpp s16, v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = 10 00 18 d4 fa 30 02 00 10 01 01 ff
asm v_cmp_u_f32_e64_dpp s16, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = 10 00 18 d4 e9 30 02 00 10 88 c6 fa
asm v_cmp_u_f32_e64_dpp s16, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 10 00 18 d4 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_cmp_u_f32_e32 vcc_lo, v16, v24 = 10 31 30 7c
asm v_cmp_u_f32_e64 s16, v16, v24 = 10 00 18 d4 10 31 02 00
asm v_cmp_u_f32 vcc_lo, v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = fa 30 30 7c 10 01 01 ff
asm v_cmp_u_f32 vcc_lo, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = e9 30 30 7c 10 88 c6 fa
asm v_cmp_u_f32 vcc_lo, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 30 30 7c 10 88 c6 fa

target gfx1100:wave64 gfx1150:wave64
asm v_cmp_u_f32_e64_dpp s[16:17], v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = 10 00 18 d4 fa 30 02 00 10 01 01 ff
asm v_cmp_u_f32_e64_dpp s[16:17], v16, v24 dpp8:[0,1,2,3,4,5,6,7] = 10 00 18 d4 e9 30 02 00 10 88 c6 fa
asm v_cmp_u_f32_e64_dpp s[16:17], v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 10 00 18 d4 ea 30 02 00 10 88 c6 fa

target gfx1100:wave64
asm v_cmp_u_f32_e32 vcc, v16, v24 = 10 31 30 7c
asm v_cmp_u_f32_e64 s[16:17], v16, v24 = 10 00 18 d4 10 31 02 00
asm v_cmp_u_f32 vcc, v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = fa 30 30 7c 10 01 01 ff
asm v_cmp_u_f32 vcc, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = e9 30 30 7c 10 88 c6 fa
asm v_cmp_u_f32 vcc, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 30 30 7c 10 88 c6 fa
