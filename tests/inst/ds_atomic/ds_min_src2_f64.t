# ds_min_src2_f64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_min_src2_f64 v5 offset:65535 = ff ff a4 d9 05 00 00 00
asm ds_min_src2_f64 v100 offset:65535 gds = ff ff a5 d9 64 00 00 00
asm ds_min_src2_f64 v7 offset:1 gds = 01 00 a5 d9 07 00 00 00
asm ds_min_src2_f64 v0 offset:4 = 04 00 a4 d9 00 00 00 00
asm ds_min_src2_f64 v5 offset:1 = 01 00 a4 d9 05 00 00 00
asm ds_min_src2_f64 v1 offset:4 = 04 00 a4 d9 01 00 00 00
bad ds_min_src2_f64 s100 ! 1:17: first operand must be a vector register
bad ds_min_src2_f64 v100 offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_min_src2_f64 v8 = 00 00 48 db 08 00 00 00
