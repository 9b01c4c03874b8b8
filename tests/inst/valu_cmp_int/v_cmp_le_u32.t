# v_cmp_le_u32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmp_le_u32_e32 vcc, v1, v2 = 01 05 96 7d
asm v_cmp_le_u32_e64 s[2:3], v2, v2 = 02 00 cb d0 02 05 02 00
asm v_cmp_le_u32_e64 s[4:5], v6, v8 = 04 00 cb d0 06 11 02 00
asm v_cmp_le_u32_e64 vcc, s2, v8 = 6a 00 cb d0 02 10 02 00
asm v_cmp_le_u32_e32 vcc, 1.0, v8 = f2 10 96 7d
asm v_cmp_le_u32_e32 vcc, 0x12345, v8 = ff 10 96 7d 45 23 01 00
bad v_cmp_le_u32_e32 scc, v1, v2 ! 1:18: destination must be vcc
bad v_cmp_le_u32_e32 vcc, v1 ! 1:18: second operand takes a register or a constant, found 2 registers

target gfx803 gfx900
run s0=0x55555555 s1=1 -> d0=0
run s0=0 s1=0x7fffffff -> d0=1
run s0=0xfedcba98 s1=0x7fffffff -> d0=0
run s0=0x55555555 s1=0xffffffff -> d0=1
run s0=0xfedcba98 s1=1 -> d0=0
run s0=1 s1=0x80000000 -> d0=1
run s0=0x80000001 s1=0x80000000 -> d0=0

target gfx803
asm v_cmp_le_u32 vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 96 7d 01 00 00 05

target gfx900 gfx906
asm v_cmp_le_u32_sdwa vcc, v1, v2 src0_sel:BYTE_0 src1_sel:WORD_1 = f9 04 96 7d 01 00 00 05
asm v_cmp_le_u32_sdwa s[66:67], v7, v5 src0_sel:WORD_1 src1_sel:DWORD = f9 0a 96 7d 07 c2 05 06

target gfx1010
asm v_cmp_le_u32_e32 vcc_lo, v16, v24 = 10 31 86 7d
asm v_cmp_le_u32_e64 s16, v16, v24 = 10 00 c3 d4 10 31 02 00
asm v_cmp_le_u32_sdwa vcc_lo, v16, v24 src0_sel:DWORD src1_sel:DWORD = f9 30 86 7d 10 00 06 06
asm v_cmp_le_u32_sdwa s16, v16, v24 src0_sel:DWORD src1_sel:DWORD = f9 30 86 7d 10 90 06 06

target gfx1030:wave64
asm v_cmp_le_u32_e32 vcc, v16, v24 = 10 31 86 7d
asm v_cmp_le_u32_e64 s[16:17], v16, v24 = 10 00 c3 d4 10 31 02 00
asm v_cmp_le_u32_sdwa vcc, v16, v24 src0_sel:DWORD src1_sel:DWORD = f9 30 86 7d 10 00 06 06
asm v_cmp_le_u32_sdwa s[16:17], v16, v24 src0_sel:DWORD src1_sel:DWORD = f9 30 86 7d 10 90 06 06

target gfx1100 gfx1150
asm v_cmp_le_u32_e64_dpp s16, v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = 10 00 4b d4 fa 30 02 00 10 01 01 ff
asm v_cmp_le_u32_e64_dpp s16, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = 10 00 4b d4 e9 30 02 00 10 88 c6 fa
asm v_cmp_le_u32_e64_dpp s16, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 10 00 4b d4 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_cmp_le_u32_e32 vcc_lo, v16, v24 = 10 31 96 7c
asm v_cmp_le_u32_e64 s16, v16, v24 = 10 00 4b d4 10 31 02 00
asm v_cmp_le_u32 vcc_lo, v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = fa 30 96 7c 10 01 01 ff
asm v_cmp_le_u32 vcc_lo, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = e9 30 96 7c 10 88 c6 fa
asm v_cmp_le_u32 vcc_lo, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 30 96 7c 10 88 c6 fa

target gfx1100:wave64 gfx1150:wave64
asm v_cmp_le_u32_e64_dpp s[16:17], v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = 10 00 4b d4 fa 30 02 00 10 01 01 ff
asm v_cmp_le_u32_e64_dpp s[16:17], v16, v24 dpp8:[0,1,2,3,4,5,6,7] = 10 00 4b d4 e9 30 02 00 10 88 c6 fa
asm v_cmp_le_u32_e64_dpp s[16:17], v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 10 00 4b d4 ea 30 02 00 10 88 c6 fa

target gfx1100:wave64
asm v_cmp_le_u32_e32 vcc, v16, v24 = 10 31 96 7c
asm v_cmp_le_u32_e64 s[16:17], v16, v24 = 10 00 4b d4 10 31 02 00
asm v_cmp_le_u32 vcc, v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = fa 30 96 7c 10 01 01 ff
asm v_cmp_le_u32 vcc, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = e9 30 96 7c 10 88 c6 fa
asm v_cmp_le_u32 vcc, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = ea 30 96 7c 10 88 c6 fa
