# v_subrev_co_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900
run s0=0xfedcba98 s1=0 -> d0=0x1234568 d1=1
run s0=1 s1=0x80000001 -> d0=0x80000000 d1=0
run s0=0x7fffffff s1=0x55555555 -> d0=0xd5555556 d1=1
run s0=0xffff0000 s1=0x80000000 -> d0=0x80010000 d1=1
run s0=0x55555555 s1=0 -> d0=0xaaaaaaab d1=1
run s0=0x12345678 s1=0x80000000 -> d0=0x6dcba988 d1=0
run s0=0xffff0000 s1=0x12345678 -> d0=0x12355678 d1=1
run s0=0xffffffff s1=1 -> d0=2 d1=1
run s0=0x12345678 s1=0x80000001 -> d0=0x6dcba989 d1=0
run clamp=1 s0=0x7fffffff s1=0x12345678 -> d0=0 d1=1
run clamp=1 s0=0x80000000 s1=0x12345678 -> d0=0 d1=1
run clamp=1 s0=0xffff0000 s1=0xfedcba98 -> d0=0 d1=1

target gfx803
asm v_subrev_u32_e32 v2, vcc, v1, v2 = 01 05 04 36
asm v_subrev_u32_e64 v2, s[0:1], v2, v2 = 02 00 1b d1 02 05 02 00
asm v_subrev_u32_sdwa v255, vcc, v74, v76 dst_sel:BYTE_0 dst_unused:UNUSED_SEXT src0_sel:DWORD src1_sel:BYTE_3 = f9 98 fe 37 4a 08 06 03
asm v_subrev_u32_dpp v0, vcc, v0, v5 wave_ror:1 row_mask:0xa bank_mask:0x1 = fa 0a 00 36 00 3c 01 a1
bad v_subrev_u32_e32 s2, vcc, v1, v2 ! 1:18: destination must be a vector register
bad v_subrev_u32_e32 v2, vcc, v1 ! 1:29: expected 4 operands, found 3

target gfx900 gfx906
asm v_subrev_co_u32_e32 v2, vcc, v1, v2 = 01 05 04 36
asm v_subrev_co_u32_e64 v2, s[0:1], v2, v2 = 02 00 1b d1 02 05 02 00
asm v_subrev_co_u32_sdwa v100, vcc, s42, v24 dst_sel:WORD_0 dst_unused:UNUSED_PAD src0_sel:BYTE_2 src1_sel:DWORD = f9 30 c8 36 2a 04 82 06
asm v_subrev_co_u32_dpp v0, vcc, v0, v255 row_shl:1 row_mask:0xa bank_mask:0x1 = fa fe 01 36 00 01 01 a1
bad v_subrev_co_u32_e32 s2, vcc, v1, v2 ! 1:21: destination must be a vector register
bad v_subrev_co_u32_e32 v2, vcc, v1 ! 1:25: third operand takes a register or a constant, found 2 registers

target gfx1010
asm v_subrev_co_u32 v8, s32, v24, v32 = 08 20 19 d7 18 41 02 00

target gfx1030:wave64
asm v_subrev_co_u32 v8, s[32:33], v24, v32 = 08 20 19 d7 18 41 02 00

target gfx1100 gfx1150
asm v_subrev_co_u32_e64_dpp v8, s32, v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 20 02 d7 fa 40 02 00 18 01 01 ff
asm v_subrev_co_u32_e64_dpp v8, s32, v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 20 02 d7 e9 40 02 00 18 88 c6 fa
asm v_subrev_co_u32_e64_dpp v8, s32, v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 20 02 d7 ea 40 02 00 18 88 c6 fa

target gfx1100
asm v_subrev_co_u32 v8, s32, v24, v32 = 08 20 02 d7 18 41 02 00

target gfx1100:wave64 gfx1150:wave64
asm v_subrev_co_u32_e64_dpp v8, s[32:33], v24, v32 row_shl:1 row_mask:0xf bank_mask:0xf = 08 20 02 d7 fa 40 02 00 18 01 01 ff
asm v_subrev_co_u32_e64_dpp v8, s[32:33], v24, v32 dpp8:[0,1,2,3,4,5,6,7] = 08 20 02 d7 e9 40 02 00 18 88 c6 fa
asm v_subrev_co_u32_e64_dpp v8, s[32:33], v24, v32 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 20 02 d7 ea 40 02 00 18 88 c6 fa

target gfx1100:wave64
asm v_subrev_co_u32 v8, s[32:33], v24, v32 = 08 20 02 d7 18 41 02 00
