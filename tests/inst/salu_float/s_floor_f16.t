# s_floor_f16: text and bits, as LLVM 22 has them.

target gfx1150
asm s_floor_f16 s16, s32 = 20 6c 90 be
