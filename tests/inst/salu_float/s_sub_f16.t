# s_sub_f16: text and bits, as LLVM 22 has them.

target gfx1150
asm s_sub_f16 s16, s32, s48 = 20 30 10 a5
