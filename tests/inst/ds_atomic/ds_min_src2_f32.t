# ds_min_src2_f32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_min_src2_f32 v7 = 00 00 24 d9 07 00 00 00
asm ds_min_src2_f32 v0 offset:1 gds = 01 00 25 d9 00 00 00 00
asm ds_min_src2_f32 v5 offset:4 gds = 04 00 25 d9 05 00 00 00
asm ds_min_src2_f32 v1 offset:65535 gds = ff ff 25 d9 01 00 00 00
asm ds_min_src2_f32 v1 offset:4 = 04 00 24 d9 01 00 00 00
asm ds_min_src2_f32 v171 offset:1 gds = 01 00 25 d9 ab 00 00 00
bad ds_min_src2_f32 s100 ! 1:17: first operand must be a vector register
bad ds_min_src2_f32 v100 offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_min_src2_f32 v8 = 00 00 48 da 08 00 00 00
