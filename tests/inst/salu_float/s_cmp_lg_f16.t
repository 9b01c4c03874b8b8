# s_cmp_lg_f16: text and bits, as LLVM 22 has them.

target gfx1150
asm s_cmp_lg_f16 s16, s32 = 10 20 55 bf
