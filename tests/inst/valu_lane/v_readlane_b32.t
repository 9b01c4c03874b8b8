# v_readlane_b32: text and bits; what it does depends on lanes or register numbers, which run lines do not vary.

target gfx803 gfx900 gfx906
asm v_readlane_b32 s4, v6, s2 = 04 00 89 d2 06 05 00 00
asm v_readlane_b32 vcc_lo, v6, 63 = 6a 00 89 d2 06 7f 01 00
asm v_readlane_b32 s4, v6, m0 = 04 00 89 d2 06 f9 00 00
bad v_readlane_b32 v4, v6, s2 ! 1:16: destination must be a scalar register
bad v_readlane_b32 s4, v6 ! 1:22: expected 3 operands, found 2

target gfx1010 gfx1100
asm v_readlane_b32 s16, v16, s48 = 10 00 60 d7 10 61 00 00
