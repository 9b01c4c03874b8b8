# v_mfma_scale_f32_16x16x128_f8f6f4: text and bits, as LLVM 22 has them.

target gfx950
asm v_mfma_scale_f32_16x16x128_f8f6f4 v[8:11], v[16:23], v[24:31], v[32:35], v40, v48 op_sel_hi:[0,0,0] = 00 00 ac d3 28 61 02 00 08 08 ad d3 10 31 82 04
