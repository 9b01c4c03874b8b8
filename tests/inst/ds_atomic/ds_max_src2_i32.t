# ds_max_src2_i32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_max_src2_i32 v100 = 00 00 0c d9 64 00 00 00
asm ds_max_src2_i32 v0 offset:1 = 01 00 0c d9 00 00 00 00
asm ds_max_src2_i32 v1 offset:65535 = ff ff 0c d9 01 00 00 00
asm ds_max_src2_i32 v1 offset:1 gds = 01 00 0d d9 01 00 00 00
asm ds_max_src2_i32 v5 offset:4 gds = 04 00 0d d9 05 00 00 00
asm ds_max_src2_i32 v168 offset:65535 gds = ff ff 0d d9 a8 00 00 00
bad ds_max_src2_i32 s100 ! 1:17: first operand must be a vector register
bad ds_max_src2_i32 v100 offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_max_src2_i32 v8 = 00 00 18 da 08 00 00 00
