# v_mbcnt_hi_u32_b32: text and bits; what it does depends on lanes or register numbers, which run lines do not vary.

target gfx803 gfx900 gfx906
asm v_mbcnt_hi_u32_b32 v2, v2, v2 = 02 00 8d d2 02 05 02 00
asm v_mbcnt_hi_u32_b32 v5, v6, v8 = 05 00 8d d2 06 11 02 00
asm v_mbcnt_hi_u32_b32 v5, -1, v8 = 05 00 8d d2 c1 10 02 00
bad v_mbcnt_hi_u32_b32 s2, v2, v2 ! 1:20: destination must be a vector register
bad v_mbcnt_hi_u32_b32 v2, v2 ! 1:26: expected 3 operands, found 2

target gfx1010
asm v_mbcnt_hi_u32_b32 v8, v16, v24 = 08 00 66 d7 10 31 02 00

target gfx1100 gfx1150
asm v_mbcnt_hi_u32_b32_e64_dpp v8, v16, v24 row_shl:1 row_mask:0xf bank_mask:0xf = 08 00 20 d7 fa 30 02 00 10 01 01 ff
asm v_mbcnt_hi_u32_b32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] = 08 00 20 d7 e9 30 02 00 10 88 c6 fa
asm v_mbcnt_hi_u32_b32_e64_dpp v8, v16, v24 dpp8:[0,1,2,3,4,5,6,7] fi:1 = 08 00 20 d7 ea 30 02 00 10 88 c6 fa

target gfx1100
asm v_mbcnt_hi_u32_b32 v8, v16, v24 = 08 00 20 d7 10 31 02 00
