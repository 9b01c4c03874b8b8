# v_writelane_b32: text and bits; what it does depends on lanes or register numbers, which run lines do not vary.

target gfx803 gfx900 gfx906
asm v_writelane_b32 v5, 1, m0 = 05 00 8a d2 81 f8 00 00
asm v_writelane_b32 v5, -1, 7 = 05 00 8a d2 c1 0e 01 00
bad v_writelane_b32 s5, s2, s4 ! 1:17: destination must be a vector register
bad v_writelane_b32 v5, v2, s4 ! 1:21: second operand must be a scalar register or an inline constant

target gfx1010 gfx1100
asm v_writelane_b32 v8, s32, s48 = 08 00 61 d7 20 60 00 00
