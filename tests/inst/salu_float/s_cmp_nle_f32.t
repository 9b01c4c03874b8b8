# s_cmp_nle_f32: text and bits, as LLVM 22 has them.

target gfx1150
asm s_cmp_nle_f32 s16, s32 = 10 20 4c bf
