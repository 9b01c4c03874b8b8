# ds_max_src2_f64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_max_src2_f64 v207 = 00 00 a6 d9 cf 00 00 00
asm ds_max_src2_f64 v0 offset:65535 gds = ff ff a7 d9 00 00 00 00
asm ds_max_src2_f64 v100 offset:1 gds = 01 00 a7 d9 64 00 00 00
asm ds_max_src2_f64 v100 offset:4 gds = 04 00 a7 d9 64 00 00 00
asm ds_max_src2_f64 v7 offset:1 gds = 01 00 a7 d9 07 00 00 00
asm ds_max_src2_f64 v0 offset:1 = 01 00 a6 d9 00 00 00 00
bad ds_max_src2_f64 s100 ! 1:17: first operand must be a vector register
bad ds_max_src2_f64 v100 offset:65536 ! 1:29: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_max_src2_f64 v8 = 00 00 4c db 08 00 00 00
