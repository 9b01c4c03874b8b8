# s_cvt_f32_u32: text and bits, as LLVM 22 has them.

target gfx1150
asm s_cvt_f32_u32 s16, s32 = 20 65 90 be
