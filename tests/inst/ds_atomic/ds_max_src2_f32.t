# ds_max_src2_f32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_max_src2_f32 v100 = 00 00 26 d9 64 00 00 00
asm ds_max_src2_f32 v255 offset:65535 gds = ff ff 27 d9 ff 00 00 00
asm ds_max_src2_f32 v5 offset:65535 gds = ff ff 27 d9 05 00 00 00
asm ds_max_src2_f32 v5 offset:1 = 01 00 26 d9 05 00 00 00
asm ds_max_src2_f32 v255 offset:65535 = ff ff 26 d9 ff 00 00 00
asm ds_max_src2_f32 v239 offset:4 = 04 00 26 d9 ef 00 00 00
bad ds_max_src2_f32 s100 ! 1:17: first operand must be a vector register
bad ds_max_src2_f32 v100 offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_max_src2_f32 v8 = 00 00 4c da 08 00 00 00
