# v_cvt_pkrtz_f16_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cvt_pkrtz_f16_f32 v2, v2, v2 = 02 00 96 d2 02 05 02 00
asm v_cvt_pkrtz_f16_f32 v5, v6, v8 = 05 00 96 d2 06 11 02 00
asm v_cvt_pkrtz_f16_f32 v5, -1, v8 = 05 00 96 d2 c1 10 02 00
asm v_cvt_pkrtz_f16_f32 v5, v6, v8 clamp = 05 80 96 d2 06 11 02 00
asm v_cvt_pkrtz_f16_f32 v5, -v6, |v8| div:2 = 05 02 96 d2 06 11 02 38
bad v_cvt_pkrtz_f16_f32 s2, v2, v2 ! 1:21: destination must be a vector register
bad v_cvt_pkrtz_f16_f32 v2, v2 ! 1:27: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x7f802000 s1=0x33000000 -> d0=0x7e01
run s0=0x477ff000 s1=0x387fffff -> d0=0x3ff7bff
run s0=0x7f802000 s1=0x38800000 -> d0=0x4007e01
run s0=0x33800000 s1=0x387fffff -> d0=0x3ff0001
run s0=0x80000000 s1=0x7f802000 -> d0=0x7e018000
run s0=0x3f803000 s1=0x3f801000 -> d0=0x3c003c01
run s0=0x3f801000 s1=0x80000000 -> d0=0x80003c00
run s0=0x7f802000 s1=0x7f800000 -> d0=0x7c007e01
run s0=0x387fffff s1=0x38800000 -> d0=0x40003ff
run mode=0x300 s0=1 s1=0x33800000 -> d0=0
run mode=0x300 s0=1 s1=0x387fffff -> d0=0

target gfx1010
asm v_cvt_pkrtz_f16_f32_e32 v8, v16, v24 = 10 31 10 5e
asm v_cvt_pkrtz_f16_f32_e64 v8, v16, v24 = 08 00 2f d5 10 31 02 00
asm v_cvt_pkrtz_f16_f32_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 5e 10 00 00 ff
asm v_cvt_pkrtz_f16_f32_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = e9 30 10 5e 10 00 00 00
asm v_cvt_pkrtz_f16_f32_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 30 10 5e 10 00 00 00
asm v_cvt_pkrtz_f16_f32_sdwa v8, v16, v24 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD = f9 30 10 5e 10 16 06 06

target gfx1100 gfx1150
asm v_cvt_pk_rtz_f16_f32_e64_dpp v8, v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 2f d5 fa 30 02 00 10 01 01 ff
asm v_cvt_pk_rtz_f16_f32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = 08 00 2f d5 e9 30 02 00 10 88 c6 fa
asm v_cvt_pk_rtz_f16_f32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 2f d5 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_cvt_pk_rtz_f16_f32_e32 v8, v16, v24 = 10 31 10 5e
asm v_cvt_pk_rtz_f16_f32_e64 v8, v16, v24 = 08 00 2f d5 10 31 02 00
asm v_cvt_pk_rtz_f16_f32_dpp v8, v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = fa 30 10 5e 10 01 01 ff
asm v_cvt_pk_rtz_f16_f32_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = e9 30 10 5e 10 88 c6 fa
asm v_cvt_pk_rtz_f16_f32_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 30 10 5e 10 88 c6 fa
