# v_mfma_ld_scale_b32: text and bits, as LLVM 22 has them.

target gfx950
asm v_mfma_ld_scale_b32 v8, v16 = 00 40 ac d3 08 21 02 18
