# v_min_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_min_u32_e32 v2, v1, v2 = 01 05 04 1c
asm v_min_u32_e64 v2, v2, v2 = 02 00 0e d1 02 05 02 00
asm v_min_u32_e32 v9, v2, v2 = 02 05 12 1c
asm v_min_u32_sdwa v2, v1, v3 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:BYTE_2 = f9 06 04 1c 01 11 05 02
asm v_min_u32_dpp v2, v1, v3 row_shr:1 row_mask:0xf bank_mask:0xf = fa 06 04 1c 01 11 01 ff
asm v_min_u32_e32 v5, -4.0, v8 = f7 10 0a 1c
asm v_min_u32_e32 v5, 0x3456, v8 = ff 10 0a 1c 56 34 00 00
asm v_min_u32_e32 v5, vcc_lo, v8 = 6a 10 0a 1c
asm v_min_u32_e64 v5, 64, v8 = 05 00 0e d1 c0 10 02 00
bad v_min_u32_e32 s2, v1, v2 ! 1:15: destination must be a vector register
bad v_min_u32_e32 v2, v1 ! 1:21: expected 3 operands, found 2

target gfx803 gfx900
run s0=0xffffffff s1=0xfedcba98 -> d0=0xfedcba98
run s0=0x12345678 s1=0xfedcba98 -> d0=0x12345678
run s0=0x55555555 s1=0x7fffffff -> d0=0x55555555
run s0=0xffffffff s1=0x80000001 -> d0=0x80000001
run s0=0x80000000 s1=0x80000001 -> d0=0x80000000
run s0=0xffffffff s1=0xffff0000 -> d0=0xffff0000
run s0=0xffffffff s1=0xffffffff -> d0=0xffffffff
run s0=0x7fffffff s1=0xfedcba98 -> d0=0x7fffffff
run s0=0 s1=0x7fffffff -> d0=0

target gfx1010 gfx1100
asm v_min_u32_e64 v8, v16, v24 = 08 00 13 d5 10 31 02 00

target gfx1010
asm v_min_u32_e32 v8, v16, v24 = 10 31 10 26
asm v_min_u32_sdwa v8, v16, v24 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD = f9 30 10 26 10 16 06 06
asm v_min_u32_dpp v8, v16, v24 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 30 10 26 10 00 00 ff
asm v_min_u32_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] = e9 30 10 26 10 00 00 00
asm v_min_u32_dpp v8, v16, v24 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 30 10 26 10 00 00 00

target gfx1100 gfx1150
asm v_min_u32_e64_dpp v8, v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 13 d5 fa 30 02 00 10 01 01 ff
asm v_min_u32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = 08 00 13 d5 e9 30 02 00 10 88 c6 fa
asm v_min_u32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 13 d5 ea 30 02 00 10 88 c6 fa
