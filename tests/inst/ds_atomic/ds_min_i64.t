# ds_min_i64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_min_i64 v7, v[1:2] = 00 00 8a d8 07 01 00 00
asm ds_min_i64 v0, v[254:255] offset:65535 = ff ff 8a d8 00 fe 00 00
asm ds_min_i64 v7, v[5:6] offset:65535 = ff ff 8a d8 07 05 00 00
asm ds_min_i64 v117, v[100:101] offset:1 gds = 01 00 8b d8 75 64 00 00
asm ds_min_i64 v122, v[254:255] offset:4 = 04 00 8a d8 7a fe 00 00
asm ds_min_i64 v0, v[7:8] offset:65535 gds = ff ff 8b d8 00 07 00 00
bad ds_min_i64 v100 ! 1:16: expected 2 operands, found 1
bad ds_min_i64 s100, v[216:217] ! 1:12: first operand must be a vector register
bad ds_min_i64 v100, v[216:217] offset:65536 ! 1:36: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_min_i64 v8, v[16:17] = 00 00 14 d9 08 10 00 00

target gfx90a
asm ds_min_i64 v8, v[16:17] = 00 00 8a d8 08 10 00 00

target gfx1200
asm ds_min_i64 v8, v[16:17] offset:64 = 40 00 14 d9 08 10 00 00
