# v_bfrev_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_bfrev_b32_e32 v2, v1 = 01 59 04 7e
asm v_bfrev_b32_e64 v2, v2 = 02 00 6c d1 02 01 00 00
asm v_bfrev_b32_sdwa v2, v1 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1 = f9 58 04 7e 01 11 05 00
asm v_bfrev_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf = fa 58 04 7e 01 11 01 ff
asm v_bfrev_b32_e32 v5, -4.0 = f7 58 0a 7e
asm v_bfrev_b32_e32 v5, 0x3456 = ff 58 0a 7e 56 34 00 00
asm v_bfrev_b32_e32 v5, vcc_lo = 6a 58 0a 7e
asm v_bfrev_b32_e64 v5, 64 = 05 00 6c d1 c0 00 00 00
bad v_bfrev_b32_e32 s2, v1 ! 1:17: destination must be a vector register
bad v_bfrev_b32_e32 v2 ! 1:19: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0
run s0=1 -> d0=0x80000000
run s0=0xffffffff -> d0=0xffffffff
run s0=0x7fffffff -> d0=0xfffffffe
run s0=0x80000000 -> d0=1
run s0=0x12345678 -> d0=0x1e6a2c48
run s0=0xfedcba98 -> d0=0x195d3b7f
run s0=0x80000001 -> d0=0x80000001
run s0=0xffff0000 -> d0=0xffff
run s0=0x55555555 -> d0=0xaaaaaaaa

target gfx1010 gfx1100
asm v_bfrev_b32_e32 v8, v16 = 10 71 10 7e
asm v_bfrev_b32_e64 v8, v16 = 08 00 b8 d5 10 01 00 00

target gfx1010
asm v_bfrev_b32_sdwa v8, v16 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD = f9 70 10 7e 10 16 06 00
asm v_bfrev_b32_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 70 10 7e 10 00 00 ff
asm v_bfrev_b32_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 70 10 7e 10 00 00 00
asm v_bfrev_b32_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 70 10 7e 10 00 00 00

target gfx1100
asm v_bfrev_b32_e64_dpp v8, v16 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 b8 d5 fa 00 00 00 10 01 01 ff
asm v_bfrev_b32_e64_dpp v8, v16 dpp8:[0,1,2,3,4,5,6,7] = 08 00 b8 d5 e9 00 00 00 10 88 c6 fa
asm v_bfrev_b32_e64_dpp v8, v16 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 b8 d5 ea 00 00 00 10 88 c6 fa
