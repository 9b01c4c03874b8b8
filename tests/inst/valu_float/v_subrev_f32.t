# v_subrev_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_subrev_f32_e32 v2, v1, v2 = 01 05 04 06
asm v_subrev_f32_e64 v2, v2, v2 = 02 00 03 d1 02 05 02 00
asm v_subrev_f32_sdwa v2, v1, v3 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:BYTE_2 = f9 06 04 06 01 11 05 02
asm v_subrev_f32_dpp v2, v1, v3 row_shr:1 row_mask:0xf bank_mask:0xf = fa 06 04 06 01 11 01 ff
asm v_subrev_f32_e32 v5, -4.0, v8 = f7 10 0a 06
asm v_subrev_f32_e32 v5, 0x3456, v8 = ff 10 0a 06 56 34 00 00
asm v_subrev_f32_e32 v5, vcc_lo, v8 = 6a 10 0a 06
asm v_subrev_f32_e64 v5, 64, v8 = 05 00 03 d1 c0 10 02 00
asm v_subrev_f32_e64 v5, -v6, |v8| clamp mul:2 = 05 82 03 d1 06 11 02 28
asm v_subrev_f32_e64 v5, -|v6|, v8 = 05 01 03 d1 06 11 02 20
bad v_subrev_f32_e32 s2, v1, v2 ! 1:18: destination must be a vector register
bad v_subrev_f32_e32 v2, v1 ! 1:24: expected 3 operands, found 2

target gfx803 gfx900
run s0=0 s1=0x80000000 -> d0=0x80000000
run s0=0x80000000 s1=0 -> d0=0
run s0=0x80000000 s1=0x80000000 -> d0=0
run s0=0x3f800000 s1=0xbf800000 -> d0=0xc0000000
run s0=0x7f800000 s1=0xff800000 -> d0=0xff800000
run s0=0 s1=0x7f800000 -> d0=0x7f800000
run s0=0x7f800001 s1=0x3f800000 -> d0=0xffc00001
run s0=0x3f800000 s1=0x7f800001 -> d0=0x7fc00001
run s0=0x7fc00002 s1=0x3f800000 -> d0=0xffc00002
run s0=0x3f800000 s1=0x7fc00002 -> d0=0x7fc00002
run s0=3 s1=0x80000003 -> d0=0x80000006
run s0=3 s1=0x3f800000 -> d0=0x3f800000
run s0=0x3effffff s1=0x40200000 -> d0=0x40000000
run s0=0x4b000001 s1=0xc0200000 -> d0=0xcb000004
run s0=0x4b000001 s1=0 -> d0=0xcb000001
run s0=0xc0200000 s1=0x40200000 -> d0=0x40a00000
run s0=0x40200000 s1=0x40490fdb -> d0=0x3f243f6c
run s0=0x800000 s1=0x807fffff -> d0=0x80ffffff
run mode=0x300 s0=0 s1=0x807fffff -> d0=0x80000000
run mode=0x300 s0=0x807fffff s1=0x80000000 -> d0=0
run mode=0x3f5 s0=0x3effffff s1=0x800000 -> d0=0xbefffffe
run mode=0x3f5 s0=0x3effffff s1=0xc0200000 -> d0=0xc03fffff
run mode=0x3fa s0=0x3eaaaaab s1=0x4b000001 -> d0=0x4b000000
run mode=0x3fa s0=0x40490fdb s1=0x7f7fffff -> d0=0x7f7ffffe
run mode=0x3ff s0=0x3eaaaaab s1=0x800000 -> d0=0xbeaaaaaa
run mode=0x3ff s0=0x7f7fffff s1=0x3effffff -> d0=0xff7ffffe

target gfx1010 gfx1100
asm v_subrev_f32_e64 v8, v16, v24 = 08 00 05 d5 10 31 02 00

target gfx1010
asm v_subrev_f32_e32 v8, v16, v24 = 10 31 10 0a
asm v_subrev_f32_sdwa v8, v16, v24 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD = f9 30 10 0a 10 16 06 06
asm v_subrev_f32_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 0a 10 00 00 ff
asm v_subrev_f32_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = e9 30 10 0a 10 00 00 00
asm v_subrev_f32_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 30 10 0a 10 00 00 00

target gfx1100 gfx1150
asm v_subrev_f32_e64_dpp v8, v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 05 d5 fa 30 02 00 10 01 01 ff
asm v_subrev_f32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = 08 00 05 d5 e9 30 02 00 10 88 c6 fa
asm v_subrev_f32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 05 d5 ea 30 02 00 10 88 c6 fa
