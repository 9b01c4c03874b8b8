# v_add_co_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900
run s0=0x55555555 s1=0x80000001 -> d0=0xd5555556 d1=0
run s0=0 s1=0x80000001 -> d0=0x80000001 d1=0
run s0=0 s1=1 -> d0=1 d1=0
run s0=0x80000001 s1=0x12345678 -> d0=0x92345679 d1=0
run s0=0x80000000 s1=0xffffffff -> d0=0x7fffffff d1=1
run s0=0xffffffff s1=0xffff0000 -> d0=0xfffeffff d1=1
run s0=0x55555555 s1=0x55555555 -> d0=0xaaaaaaaa d1=0
run s0=0xffffffff s1=0xffffffff -> d0=0xfffffffe d1=1
run s0=0x55555555 s1=1 -> d0=0x55555556 d1=0
run clamp=1 s0=0x7fffffff s1=0x80000001 -> d0=0xffffffff d1=1
run clamp=1 s0=0xfedcba98 s1=0xffff0000 -> d0=0xffffffff d1=1
run clamp=1 s0=0x80000000 s1=0xffffffff -> d0=0xffffffff d1=1

target gfx803
asm v_add_u32_e32 v2, vcc, v1, v2 = 01 05 04 32
asm v_add_u32_e64 v2, s[0:1], v2, v2 = 02 00 19 d1 02 05 02 00
asm v_add_u32_sdwa v2, vcc, v1, v3 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:BYTE_2 = f9 06 04 32 01 11 05 02
asm v_add_u32_dpp v2, vcc, v1, v3 row_shr:1 row_mask:0xf bank_mask:0xf = fa 06 04 32 01 11 01 ff
bad v_add_u32_e32 s2, vcc, v1, v2 ! 1:15: destination must be a vector register
bad v_add_u32_e32 v2, vcc, v1 ! 1:26: expected 4 operands, found 3

target gfx900 gfx906
asm v_add_co_u32_e32 v2, vcc, v1, v2 = 01 05 04 32
asm v_add_co_u32_e64 v2, s[0:1], v2, v2 = 02 00 19 d1 02 05 02 00
asm v_add_co_u32_sdwa v2, vcc, v1, v3 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 src1_sel:BYTE_2 = f9 06 04 32 01 11 05 02
asm v_add_co_u32_dpp v2, vcc, v1, v3 row_shr:1 row_mask:0xf bank_mask:0xf = fa 06 04 32 01 11 01 ff
bad v_add_co_u32_e32 s2, vcc, v1, v2 ! 1:18: destination must be a vector register
bad v_add_co_u32_e32 v2, vcc, v1 ! 1:22: third operand takes a register or a constant, found 2 registers

target gfx1010
asm v_add_co_u32 v8, s32, v24, v32 = 08 20 0f d7 18 41 02 00

target gfx1030:wave64
asm v_add_co_u32 v8, s[32:33], v24, v32 = 08 20 0f d7 18 41 02 00

target gfx1100 gfx1150
asm v_add_co_u32_e64_dpp v8, s32, v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 20 00 d7 fa 40 02 00 18 01 01 ff
asm v_add_co_u32_e64_dpp v8, s32, v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 20 00 d7 e9 40 02 00 18 88 c6 fa
asm v_add_co_u32_e64_dpp v8, s32, v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 20 00 d7 ea 40 02 00 18 88 c6 fa

target gfx1100
asm v_add_co_u32 v8, s32, v24, v32 = 08 20 00 d7 18 41 02 00

target gfx1100:wave64 gfx1150:wave64
asm v_add_co_u32_e64_dpp v8, s[32:33], v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 20 00 d7 fa 40 02 00 18 01 01 ff
asm v_add_co_u32_e64_dpp v8, s[32:33], v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 20 00 d7 e9 40 02 00 18 88 c6 fa
asm v_add_co_u32_e64_dpp v8, s[32:33], v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 20 00 d7 ea 40 02 00 18 88 c6 fa

target gfx1100:wave64
asm v_add_co_u32 v8, s[32:33], v24, v32 = 08 20 00 d7 18 41 02 00
