# v_movreld_b32: text and bits; what it does depends on lanes or register numbers, which run lines do not vary.

target gfx803
asm v_movreld_b32_e32 v2, v1 = 01 6d 04 7e
asm v_movreld_b32_e64 v2, v2 = 02 00 76 d1 02 01 00 00
asm v_movreld_b32_e32 v5, -4.0 = f7 6c 0a 7e
asm v_movreld_b32_e64 v5, 64 = 05 00 76 d1 c0 00 00 00
bad v_movreld_b32_e32 s2, v1
bad v_movreld_b32_e32 v2

target gfx1010
asm v_movreld_b32_e32 v8, v16 = 10 85 10 7e
asm v_movreld_b32_e64 v8, v16 = 08 00 c2 d5 10 01 00 00
