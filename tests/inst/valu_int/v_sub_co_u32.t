# v_sub_co_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900
run s0=0xffff0000 s1=0xfedcba98 -> d0=0x1224568 d1=0
run s0=0x7fffffff s1=0x55555555 -> d0=0x2aaaaaaa d1=0
run s0=0 s1=1 -> d0=0xffffffff d1=1
run s0=0x55555555 s1=0x80000001 -> d0=0xd5555554 d1=1
run s0=0 s1=0xffffffff -> d0=1 d1=1
run s0=0xffff0000 s1=0x12345678 -> d0=0xedcaa988 d1=0
run s0=0x7fffffff s1=0xffffffff -> d0=0x80000000 d1=1
run s0=0xffff0000 s1=0x55555555 -> d0=0xaaa9aaab d1=0
run s0=0xfedcba98 s1=0x55555555 -> d0=0xa9876543 d1=0
run clamp=1 s0=1 s1=0x55555555 -> d0=0 d1=1
run clamp=1 s0=1 s1=0xffffffff -> d0=0 d1=1
run clamp=1 s0=0x80000000 s1=0xffffffff -> d0=0 d1=1

target gfx803
asm v_sub_u32_e32 v2, vcc, v1, v2 = 01 05 04 34
asm v_sub_u32_e64 v2, s[0:1], v2, v2 = 02 00 1a d1 02 05 02 00
asm v_sub_u32_sdwa v100, vcc, v26, v0 dst_sel:BYTE_2 dst_unused:UNUSED_SEXT src0_sel:BYTE_3 src1_sel:BYTE_1 = f9 00 c8 34 1a 0a 03 01
asm v_sub_u32_dpp v7, vcc, v1, v75 wave_ror:1 row_mask:0x0 bank_mask:0xf bound_ctrl:1 = fa 96 0e 34 01 3c 09 0f
bad v_sub_u32_e32 s2, vcc, v1, v2 ! 1:15: destination must be a vector register
bad v_sub_u32_e32 v2, vcc, v1 ! 1:26: expected 4 operands, found 3

target gfx900 gfx906
asm v_sub_co_u32_e32 v2, vcc, v1, v2 = 01 05 04 34
asm v_sub_co_u32_e64 v2, s[0:1], v2, v2 = 02 00 1a d1 02 05 02 00
asm v_sub_co_u32_sdwa v1, vcc, s92, v100 dst_sel:BYTE_2 dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:BYTE_3 = f9 c8 02 34 5c 02 81 03
asm v_sub_co_u32_dpp v1, vcc, v5, v255 row_mirror row_mask:0x0 bank_mask:0xf bound_ctrl:1 = fa fe 03 34 05 40 09 0f
bad v_sub_co_u32_e32 s2, vcc, v1, v2 ! 1:18: destination must be a vector register
bad v_sub_co_u32_e32 v2, vcc, v1 ! 1:22: third operand takes a register or a constant, found 2 registers

target gfx1010
asm v_sub_co_u32 v8, s32, v24, v32 = 08 20 10 d7 18 41 02 00

target gfx1030:wave64
asm v_sub_co_u32 v8, s[32:33], v24, v32 = 08 20 10 d7 18 41 02 00

target gfx1100 gfx1150
asm v_sub_co_u32_e64_dpp v8, s32, v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 20 01 d7 fa 40 02 00 18 01 01 ff
asm v_sub_co_u32_e64_dpp v8, s32, v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 20 01 d7 e9 40 02 00 18 88 c6 fa
asm v_sub_co_u32_e64_dpp v8, s32, v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 20 01 d7 ea 40 02 00 18 88 c6 fa

target gfx1100
asm v_sub_co_u32 v8, s32, v24, v32 = 08 20 01 d7 18 41 02 00

target gfx1100:wave64 gfx1150:wave64
asm v_sub_co_u32_e64_dpp v8, s[32:33], v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 20 01 d7 fa 40 02 00 18 01 01 ff
asm v_sub_co_u32_e64_dpp v8, s[32:33], v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 20 01 d7 e9 40 02 00 18 88 c6 fa
asm v_sub_co_u32_e64_dpp v8, s[32:33], v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 20 01 d7 ea 40 02 00 18 88 c6 fa

target gfx1100:wave64
asm v_sub_co_u32 v8, s[32:33], v24, v32 = 08 20 01 d7 18 41 02 00
