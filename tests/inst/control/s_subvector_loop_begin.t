# s_subvector_loop_begin: text and bits, as LLVM 22 has them.

target gfx1010
asm s_subvector_loop_begin s16, 1 = 01 00 90 bd
asm s_subvector_loop_begin s32, 1376 = 60 05 a0 bd
asm s_subvector_loop_begin s64, 959 = bf 03 c0 bd
asm s_subvector_loop_begin s48, 482 = e2 01 b0 bd
asm s_subvector_loop_begin s16, 2354 = 32 09 90 bd
bad s_subvector_loop_begin s0, s1, s2, s3, s4, s5 ! 1:28: expected a label or a distance in words, found a scalar register
bad s_subvector_loop_begin s16, 1 offen ! 1:31: s_subvector_loop_begin has no modifier 'offen'

target gfx1100
asm s_subvector_loop_begin s16, 1 = 01 00 10 bb
