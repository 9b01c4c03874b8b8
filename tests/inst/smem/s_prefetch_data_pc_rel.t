# s_prefetch_data_pc_rel: text and bits, as LLVM 22 has them.

target gfx1200
asm s_prefetch_data_pc_rel 0x1, s32, 1 = 40 00 05 f4 01 00 00 40
