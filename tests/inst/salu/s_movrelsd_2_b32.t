# s_movrelsd_2_b32: text and bits, as LLVM 22 has them.

target gfx1010
asm s_movrelsd_2_b32 s16, s32 = 20 49 90 be
asm s_movrelsd_2_b32 s0, 0x12345678 = ff 49 80 be 78 56 34 12
asm s_movrelsd_2_b32 s16, s80 = 50 49 90 be
asm s_movrelsd_2_b32 s32, 0.5 = f0 49 a0 be
asm s_movrelsd_2_b32 s32, s60 = 3c 49 a0 be
bad s_movrelsd_2_b32 s0, s1, s2, s3, s4, s5 ! 1:26: expected 2 operands, found 6
bad s_movrelsd_2_b32 s16, s32 offen ! 1:27: s_movrelsd_2_b32 has no modifier 'offen'

target gfx1100
asm s_movrelsd_2_b32 s16, s32 = 20 44 90 be
