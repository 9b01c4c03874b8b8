# v_addc_co_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900
run s0=0xfedcba98 s1=0xfedcba98 s2=0 -> d0=0xfdb97530 d1=1
run s0=0x7fffffff s1=0xffff0000 s2=1 -> d0=0x7fff0000 d1=1
run s0=0x80000001 s1=0xffffffff s2=1 -> d0=0x80000001 d1=1
run s0=0 s1=0 s2=0 -> d0=0 d1=0
run s0=0x55555555 s1=0x80000000 s2=1 -> d0=0xd5555556 d1=0
run s0=0xffff0000 s1=0xffff0000 s2=0 -> d0=0xfffe0000 d1=1
run s0=0xfedcba98 s1=0xffff0000 s2=0 -> d0=0xfedbba98 d1=1
run s0=0xfedcba98 s1=0x80000001 s2=0 -> d0=0x7edcba99 d1=1
run s0=0x12345678 s1=0x80000001 s2=1 -> d0=0x9234567a d1=0
run clamp=1 s0=0xffff0000 s1=0xffffffff s2=0 -> d0=0xffffffff d1=1
run clamp=1 s0=0xffffffff s1=0x80000000 s2=0 -> d0=0xffffffff d1=1
run clamp=1 s0=0xffffffff s1=0x7fffffff s2=0 -> d0=0xffffffff d1=1

target gfx803
asm v_addc_u32_e32 v2, vcc, v1, v2, vcc = 01 05 04 38
asm v_addc_u32_sdwa v2, vcc, v1, v3, vcc dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:BYTE_2 = f9 06 04 38 01 11 05 02
asm v_addc_u32_dpp v2, vcc, v1, v3, vcc row_shr:1 row_mask:0xf bank_mask:0xf = fa 06 04 38 01 11 01 ff
asm v_addc_u32_e64 v5, s[2:3], v6, v8, s[4:5] = 05 02 1c d1 06 11 12 00
asm v_addc_u32_e32 v5, vcc, v6, v8, vcc = 06 11 0a 38
bad v_addc_u32_e32 s2, vcc, v1, v2, vcc ! 1:16: destination must be a vector register
bad v_addc_u32_e32 v2, vcc, v1, v2 ! 1:31: expected 5 operands, found 4

target gfx900 gfx906
asm v_addc_co_u32_e32 v2, vcc, v1, v2, vcc = 01 05 04 38
asm v_addc_co_u32_sdwa v2, vcc, v1, v3, vcc dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:BYTE_2 = f9 06 04 38 01 11 05 02
asm v_addc_co_u32_dpp v2, vcc, v1, v3, vcc row_shr:1 row_mask:0xf bank_mask:0xf = fa 06 04 38 01 11 01 ff
asm v_addc_co_u32_e64 v5, s[2:3], v6, v8, s[4:5] = 05 02 1c d1 06 11 12 00
asm v_addc_co_u32_e32 v5, vcc, v6, v8, vcc = 06 11 0a 38
bad v_addc_co_u32_e32 s2, vcc, v1, v2, vcc ! 1:19: destination must be a vector register
bad v_addc_co_u32_e32 v2, vcc, v1, v2 ! 1:34: expected 5 operands, found 4

target gfx1010
asm v_add_co_ci_u32_e32 v8, vcc_lo, v24, v32, vcc_lo = 18 41 10 50
asm v_add_co_ci_u32_e64 v8, s32, v24, v32, s80 = 08 20 28 d5 18 41 42 01
asm v_add_co_ci_u32_sdwa v8, vcc_lo, v24, v32, vcc_lo dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD = f9 40 10 50 18 16 06 06
asm v_add_co_ci_u32_dpp v8, vcc_lo, v24, v32, vcc_lo quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 40 10 50 18 00 00 ff
asm v_add_co_ci_u32_dpp v8, vcc_lo, v24, v32, vcc_lo dpp8:[0,0,0,0,0,0,0,0] = e9 40 10 50 18 00 00 00
asm v_add_co_ci_u32_dpp v8, vcc_lo, v24, v32, vcc_lo dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 40 10 50 18 00 00 00

target gfx1030:wave64
asm v_add_co_ci_u32_e32 v8, vcc, v24, v32, vcc = 18 41 10 50
asm v_add_co_ci_u32_e64 v8, s[32:33], v24, v32, s[80:81] = 08 20 28 d5 18 41 42 01
asm v_add_co_ci_u32_sdwa v8, vcc, v24, v32, vcc dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD = f9 40 10 50 18 16 06 06
asm v_add_co_ci_u32_dpp v8, vcc, v24, v32, vcc quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 40 10 50 18 00 00 ff
asm v_add_co_ci_u32_dpp v8, vcc, v24, v32, vcc dpp8:[0,0,0,0,0,0,0,0] = e9 40 10 50 18 00 00 00
asm v_add_co_ci_u32_dpp v8, vcc, v24, v32, vcc dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 40 10 50 18 00 00 00

target gfx1100 gfx1150
asm v_add_co_ci_u32_e64_dpp v8, s32, v24, v32, s80 row_shl:1 row_mask:0xf bank_mask:0xf = 08 20 20 d5 fa 40 42 01 18 01 01 ff
asm v_add_co_ci_u32_e64_dpp v8, s32, v24, v32, s80 dpp8:[0,1,2,3,4,5,6,7] = 08 20 20 d5 e9 40 42 01 18 88 c6 fa
asm v_add_co_ci_u32_e64_dpp v8, s32, v24, v32, s80 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 20 20 d5 ea 40 42 01 18 88 c6 fa

target gfx1100
asm v_add_co_ci_u32_e32 v8, vcc_lo, v24, v32, vcc_lo = 18 41 10 40
asm v_add_co_ci_u32_e64 v8, s32, v24, v32, s80 = 08 20 20 d5 18 41 42 01
asm v_add_co_ci_u32_dpp v8, vcc_lo, v24, v32, vcc_lo row_shl:1 row_mask:0xf bank_mask:0xf = fa 40 10 40 18 01 01 ff
asm v_add_co_ci_u32_dpp v8, vcc_lo, v24, v32, vcc_lo dpp8:[0,1,2,3,4,5,6,7] = e9 40 10 40 18 88 c6 fa
asm v_add_co_ci_u32_dpp v8, vcc_lo, v24, v32, vcc_lo dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 40 10 40 18 88 c6 fa

target gfx1100:wave64 gfx1150:wave64
asm v_add_co_ci_u32_e64_dpp v8, s[32:33], v24, v32, s[80:81] row_shl:1 row_mask:0xf bank_mask:0xf = 08 20 20 d5 fa 40 42 01 18 01 01 ff
asm v_add_co_ci_u32_e64_dpp v8, s[32:33], v24, v32, s[80:81] dpp8:[0,1,2,3,4,5,6,7] = 08 20 20 d5 e9 40 42 01 18 88 c6 fa
asm v_add_co_ci_u32_e64_dpp v8, s[32:33], v24, v32, s[80:81] dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 20 20 d5 ea 40 42 01 18 88 c6 fa

target gfx1100:wave64
asm v_add_co_ci_u32_e32 v8, vcc, v24, v32, vcc = 18 41 10 40
asm v_add_co_ci_u32_e64 v8, s[32:33], v24, v32, s[80:81] = 08 20 20 d5 18 41 42 01
asm v_add_co_ci_u32_dpp v8, vcc, v24, v32, vcc row_shl:1 row_mask:0xf bank_mask:0xf = fa 40 10 40 18 01 01 ff
asm v_add_co_ci_u32_dpp v8, vcc, v24, v32, vcc dpp8:[0,1,2,3,4,5,6,7] = e9 40 10 40 18 88 c6 fa
asm v_add_co_ci_u32_dpp v8, vcc, v24, v32, vcc dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 40 10 40 18 88 c6 fa
