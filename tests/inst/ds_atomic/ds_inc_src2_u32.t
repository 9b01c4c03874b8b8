# ds_inc_src2_u32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_inc_src2_u32 v255 offset:4 = 04 00 06 d9 ff 00 00 00
asm ds_inc_src2_u32 v5 offset:1 = 01 00 06 d9 05 00 00 00
asm ds_inc_src2_u32 v7 offset:4 = 04 00 06 d9 07 00 00 00
asm ds_inc_src2_u32 v255 offset:65535 = ff ff 06 d9 ff 00 00 00
asm ds_inc_src2_u32 v0 offset:65535 gds = ff ff 07 d9 00 00 00 00
asm ds_inc_src2_u32 v1 offset:65535 gds = ff ff 07 d9 01 00 00 00
bad ds_inc_src2_u32 s100 ! 1:17: first operand must be a vector register
bad ds_inc_src2_u32 v100 offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_inc_src2_u32 v8 = 00 00 0c da 08 00 00 00
