# s_prefetch_inst_pc_rel: text and bits, as LLVM 22 has them.

target gfx1200
asm s_prefetch_inst_pc_rel 0x1, s32, 1 = 40 a0 04 f4 01 00 00 40
