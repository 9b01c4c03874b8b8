# ds_sub_u64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_sub_u64 v0, v[7:8] = 00 00 82 d8 00 07 00 00
asm ds_sub_u64 v0, v[7:8] offset:4 gds = 04 00 83 d8 00 07 00 00
asm ds_sub_u64 v1, v[100:101] offset:1 = 01 00 82 d8 01 64 00 00
asm ds_sub_u64 v1, v[5:6] offset:65535 = ff ff 82 d8 01 05 00 00
asm ds_sub_u64 v255, v[0:1] offset:1 = 01 00 82 d8 ff 00 00 00
asm ds_sub_u64 v7, v[254:255] offset:65535 = ff ff 82 d8 07 fe 00 00
bad ds_sub_u64 v100 ! 1:16: expected 2 operands, found 1
bad ds_sub_u64 s100, v[216:217] ! 1:12: first operand must be a vector register
bad ds_sub_u64 v100, v[216:217] offset:65536 ! 1:36: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_sub_u64 v8, v[16:17] = 00 00 04 d9 08 10 00 00

target gfx90a
asm ds_sub_u64 v8, v[16:17] = 00 00 82 d8 08 10 00 00

target gfx1200
asm ds_sub_u64 v8, v[16:17] offset:64 = 40 00 04 d9 08 10 00 00
