# s_maximum_f32: text and bits, as LLVM 22 has them.

target gfx1200
asm s_maximum_f32 s16, s32, s48 = 20 30 10 a8
