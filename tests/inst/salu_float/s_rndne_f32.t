# s_rndne_f32: text and bits, as LLVM 22 has them.

target gfx1150
asm s_rndne_f32 s16, s32 = 20 63 90 be
