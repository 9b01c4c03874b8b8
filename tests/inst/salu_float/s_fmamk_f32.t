# s_fmamk_f32: text and bits, as LLVM 22 has them.

target gfx1150
asm s_fmamk_f32 s16, s32, 0x11223344, s64 = 20 40 10 a3 44 33 22 11
