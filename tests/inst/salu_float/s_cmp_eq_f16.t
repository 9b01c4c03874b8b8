# s_cmp_eq_f16: text and bits, as LLVM 22 has them.

target gfx1150
asm s_cmp_eq_f16 s16, s32 = 10 20 52 bf
