# v_accvgpr_read_b32: text and bits, as LLVM 22 has them.

target gfx908
asm v_accvgpr_read_b32 v8, a16 = 08 40 d8 d3 10 01 00 18
