# v_accvgpr_mov_b32: text and bits, as LLVM 22 has them.

target gfx90a
asm v_accvgpr_mov_b32 a8, a16 = 10 a5 10 7e
