# ds_min_u64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_min_u64 v0, v[0:1] = 00 00 8e d8 00 00 00 00
asm ds_min_u64 v255, v[5:6] offset:4 = 04 00 8e d8 ff 05 00 00
asm ds_min_u64 v100, v[100:101] offset:65535 gds = ff ff 8f d8 64 64 00 00
asm ds_min_u64 v7, v[100:101] offset:4 = 04 00 8e d8 07 64 00 00
asm ds_min_u64 v255, v[254:255] offset:65535 = ff ff 8e d8 ff fe 00 00
asm ds_min_u64 v255, v[5:6] offset:1 = 01 00 8e d8 ff 05 00 00
bad ds_min_u64 v100 ! 1:16: expected 2 operands, found 1
bad ds_min_u64 s100, v[216:217] ! 1:12: first operand must be a vector register
bad ds_min_u64 v100, v[216:217] offset:65536 ! 1:36: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_min_u64 v8, v[16:17] = 00 00 1c d9 08 10 00 00

target gfx90a
asm ds_min_u64 v8, v[16:17] = 00 00 8e d8 08 10 00 00

target gfx1200
asm ds_min_u64 v8, v[16:17] offset:16 = 10 00 1c d9 08 10 00 00
