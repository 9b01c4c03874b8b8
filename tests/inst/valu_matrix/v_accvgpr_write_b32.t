# v_accvgpr_write_b32: text and bits, as LLVM 22 has them.

target gfx908
asm v_accvgpr_write_b32 a8, v16 = 08 40 d9 d3 10 01 00 18
