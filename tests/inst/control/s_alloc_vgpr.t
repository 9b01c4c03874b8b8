# s_alloc_vgpr: text and bits, as LLVM 22 has them.

target gfx1200
asm s_alloc_vgpr s16 = 10 53 80 be
