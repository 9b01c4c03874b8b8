# v_movreld_b32: text and bits; what it does depends on lanes or register numbers, which run lines do not vary.

target gfx803
asm v_movreld_b32_e32 v2, v1 = 01 6d 04 7e
asm v_movreld_b32_e64 v2, v2 = 02 00 76 d1 02 01 00 00
asm v_movreld_b32_e32 v5, -4.0 = f7 6c 0a 7e
asm v_movreld_b32_e64 v5, 64 = 05 00 76 d1 c0 00 00 00
bad v_movreld_b32_e32 s2, v1 ! 1:19: destination must be a vector register
bad v_movreld_b32_e32 v2 ! 1:21: expected 2 operands, found 1

target gfx1010 gfx1100
asm v_movreld_b32_e32 v8, v16 = 10 85 10 7e
asm v_movreld_b32_e64 v8, v16 = 08 00 c2 d5 10 01 00 00

target gfx1010
asm v_movreld_b32_sdwa v8, v16 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD = f9 84 10 7e 10 16 06 00
asm v_movreld_b32_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = fa 84 10 7e 10 00 00 ff
asm v_movreld_b32_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = e9 84 10 7e 10 00 00 00
asm v_movreld_b32_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = ea 84 10 7e 10 00 00 00

target gfx1100
asm v_movreld_b32_e64_dpp v8, v16 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf = 08 00 c2 d5 fa 00 00 00 10 00 00 ff
asm v_movreld_b32_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] = 08 00 c2 d5 e9 00 00 00 10 00 00 00
asm v_movreld_b32_e64_dpp v8, v16 dpp8:[0,0,0,0,0,0,0,0] fi:1 = 08 00 c2 d5 ea 00 00 00 10 00 00 00
