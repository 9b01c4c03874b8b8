# ds_max_i64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_max_i64 v100, v[5:6] = 00 00 8c d8 64 05 00 00
asm ds_max_i64 v100, v[7:8] offset:4 gds = 04 00 8d d8 64 07 00 00
asm ds_max_i64 v7, v[7:8] offset:1 gds = 01 00 8d d8 07 07 00 00
asm ds_max_i64 v144, v[7:8] offset:4 gds = 04 00 8d d8 90 07 00 00
asm ds_max_i64 v1, v[7:8] offset:4 gds = 04 00 8d d8 01 07 00 00
asm ds_max_i64 v245, v[7:8] offset:65535 gds = ff ff 8d d8 f5 07 00 00
bad ds_max_i64 v100 ! 1:16: expected 2 operands, found 1
bad ds_max_i64 s100, v[216:217] ! 1:12: first operand must be a vector register
bad ds_max_i64 v100, v[216:217] offset:65536 ! 1:36: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_max_i64 v8, v[16:17] = 00 00 18 d9 08 10 00 00

target gfx90a
asm ds_max_i64 v8, v[16:17] = 00 00 8c d8 08 10 00 00

target gfx1200
asm ds_max_i64 v8, v[16:17] offset:4095 = ff 0f 18 d9 08 10 00 00
