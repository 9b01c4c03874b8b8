# v_swmmac_f32_16x16x32_f16: text and bits, as LLVM 22 has them.

target gfx1200
asm v_swmmac_f32_16x16x32_f16 v[8:15], v[16:19], v[24:31], v32 = 08 40 50 cc 10 31 82 1c

target gfx1200:wave64
asm v_swmmac_f32_16x16x32_f16 v[8:11], v[16:17], v[24:27], v32 = 08 40 50 cc 10 31 82 1c
