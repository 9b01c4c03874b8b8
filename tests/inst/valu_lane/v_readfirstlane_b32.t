# v_readfirstlane_b32: text and bits; what it does depends on lanes or register numbers, which run lines do not vary.

target gfx803 gfx900 gfx906
asm v_readfirstlane_b32 s2, v1 = 01 05 04 7e
asm v_readfirstlane_b32 s4, v6 = 06 05 08 7e
bad v_readfirstlane_b32 s2 ! 1:23: expected 2 operands, found 1
bad v_readfirstlane_b32 v4, v6 ! 1:21: destination must be a scalar register

target gfx1010 gfx1100
asm v_readfirstlane_b32 s16, v16 = 10 05 20 7e
