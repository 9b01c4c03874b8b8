# v_movrelsd_b32: text and bits; what it does depends on lanes or register numbers, which run lines do not vary.

target gfx803
asm v_movrelsd_b32_e32 v2, v1 = 01 71 04 7e
asm v_movrelsd_b32_e64 v2, v2 = 02 00 78 d1 02 01 00 00
bad v_movrelsd_b32_e32 s2, v1
bad v_movrelsd_b32_e32 v2

target gfx1010
asm v_movrelsd_b32_e32 v8, v16 = 10 89 10 7e
asm v_movrelsd_b32_e64 v8, v16 = 08 00 c4 d5 10 01 00 00
