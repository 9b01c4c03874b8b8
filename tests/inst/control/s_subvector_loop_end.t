# s_subvector_loop_end: text and bits, as LLVM 22 has them.

target gfx1010
asm s_subvector_loop_end s16, 1 = 01 00 10 be
asm s_subvector_loop_end s80, 3402 = 4a 0d 50 be
asm s_subvector_loop_end s32, 3116 = 2c 0c 20 be
asm s_subvector_loop_end s16, 1236 = d4 04 10 be
asm s_subvector_loop_end s0, 1443 = a3 05 00 be
bad s_subvector_loop_end s0, s1, s2, s3, s4, s5 ! 1:26: expected a label or a distance in words, found a scalar register
bad s_subvector_loop_end s16, 1 offen ! 1:29: s_subvector_loop_end has no modifier 'offen'

target gfx1100
asm s_subvector_loop_end s16, 1 = 01 00 90 bb
