# s_cvt_f16_f32: text and bits, as LLVM 22 has them.

target gfx1150
asm s_cvt_f16_f32 s16, s32 = 20 68 90 be
