# ds_min_src2_i64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_min_src2_i64 v1 = 00 00 8a d9 01 00 00 00
asm ds_min_src2_i64 v1 offset:4 = 04 00 8a d9 01 00 00 00
asm ds_min_src2_i64 v7 offset:65535 = ff ff 8a d9 07 00 00 00
asm ds_min_src2_i64 v255 offset:65535 = ff ff 8a d9 ff 00 00 00
asm ds_min_src2_i64 v1 offset:1 = 01 00 8a d9 01 00 00 00
asm ds_min_src2_i64 v215 offset:4 = 04 00 8a d9 d7 00 00 00
bad ds_min_src2_i64 s100 ! 1:17: first operand must be a vector register
bad ds_min_src2_i64 v100 offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_min_src2_i64 v8 = 00 00 14 db 08 00 00 00
