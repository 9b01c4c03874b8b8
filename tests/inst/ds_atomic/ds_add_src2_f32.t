# ds_add_src2_f32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_add_src2_f32 v0 offset:4 = 04 00 2a d9 00 00 00 00
asm ds_add_src2_f32 v0 offset:1 gds = 01 00 2b d9 00 00 00 00
asm ds_add_src2_f32 v100 offset:4 = 04 00 2a d9 64 00 00 00
asm ds_add_src2_f32 v232 offset:4 = 04 00 2a d9 e8 00 00 00
asm ds_add_src2_f32 v1 offset:65535 gds = ff ff 2b d9 01 00 00 00
asm ds_add_src2_f32 v255 offset:65535 = ff ff 2a d9 ff 00 00 00
bad ds_add_src2_f32 s100 ! 1:17: first operand must be a vector register
bad ds_add_src2_f32 v100 offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_add_src2_f32 v8 = 00 00 54 da 08 00 00 00
