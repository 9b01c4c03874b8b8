# s_fmaak_f32: text and bits, as LLVM 22 has them.

target gfx1150
asm s_fmaak_f32 s16, s32, s48, 0x11223344 = 20 30 90 a2 44 33 22 11
