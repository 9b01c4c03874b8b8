# s_cvt_f32_i32: text and bits, as LLVM 22 has them.

target gfx1150
asm s_cvt_f32_i32 s16, s32 = 20 64 90 be
