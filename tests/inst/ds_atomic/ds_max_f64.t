# ds_max_f64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_max_f64 v7, v[70:71] offset:65535 = ff ff a6 d8 07 46 00 00
asm ds_max_f64 v1, v[254:255] offset:4 = 04 00 a6 d8 01 fe 00 00
asm ds_max_f64 v7, v[120:121] offset:4 gds = 04 00 a7 d8 07 78 00 00
asm ds_max_f64 v1, v[1:2] offset:4 = 04 00 a6 d8 01 01 00 00
asm ds_max_f64 v255, v[51:52] offset:4 = 04 00 a6 d8 ff 33 00 00
asm ds_max_f64 v7, v[100:101] offset:65535 gds = ff ff a7 d8 07 64 00 00
bad ds_max_f64 v100 ! 1:16: expected 2 operands, found 1
bad ds_max_f64 s100, v[216:217] ! 1:12: first operand must be a vector register
bad ds_max_f64 v100, v[216:217] offset:65536 ! 1:36: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_max_f64 v8, v[16:17] = 00 00 4c d9 08 10 00 00

target gfx90a
asm ds_max_f64 v8, v[16:17] = 00 00 a6 d8 08 10 00 00

target gfx1200
asm ds_max_num_f64 v8, v[16:17] offset:64 = 40 00 4c d9 08 10 00 00
