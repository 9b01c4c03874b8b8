# ds_add_u64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_add_u64 v7, v[211:212] = 00 00 80 d8 07 d3 00 00
asm ds_add_u64 v5, v[100:101] offset:65535 = ff ff 80 d8 05 64 00 00
asm ds_add_u64 v255, v[1:2] offset:65535 = ff ff 80 d8 ff 01 00 00
asm ds_add_u64 v1, v[1:2] offset:65535 gds = ff ff 81 d8 01 01 00 00
asm ds_add_u64 v5, v[7:8] offset:65535 = ff ff 80 d8 05 07 00 00
asm ds_add_u64 v235, v[5:6] offset:1 gds = 01 00 81 d8 eb 05 00 00
bad ds_add_u64 v100 ! 1:16: expected 2 operands, found 1
bad ds_add_u64 s100, v[216:217] ! 1:12: first operand must be a vector register
bad ds_add_u64 v100, v[216:217] offset:65536 ! 1:36: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_add_u64 v8, v[16:17] = 00 00 00 d9 08 10 00 00

target gfx90a
asm ds_add_u64 v8, v[16:17] = 00 00 80 d8 08 10 00 00

target gfx1200
asm ds_add_u64 v8, v[16:17] offset:4095 = ff 0f 00 d9 08 10 00 00
