# ds_max_src2_i64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_max_src2_i64 v255 = 00 00 8c d9 ff 00 00 00
asm ds_max_src2_i64 v1 offset:65535 = ff ff 8c d9 01 00 00 00
asm ds_max_src2_i64 v139 offset:4 gds = 04 00 8d d9 8b 00 00 00
asm ds_max_src2_i64 v5 offset:1 gds = 01 00 8d d9 05 00 00 00
asm ds_max_src2_i64 v100 offset:1 gds = 01 00 8d d9 64 00 00 00
asm ds_max_src2_i64 v0 offset:4 = 04 00 8c d9 00 00 00 00
bad ds_max_src2_i64 s100 ! 1:17: first operand must be a vector register
bad ds_max_src2_i64 v100 offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_max_src2_i64 v8 = 00 00 18 db 08 00 00 00
