# ds_max_u64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_max_u64 v5, v[7:8] = 00 00 90 d8 05 07 00 00
asm ds_max_u64 v5, v[1:2] offset:1 gds = 01 00 91 d8 05 01 00 00
asm ds_max_u64 v0, v[174:175] offset:65535 = ff ff 90 d8 00 ae 00 00
asm ds_max_u64 v1, v[5:6] offset:1 gds = 01 00 91 d8 01 05 00 00
asm ds_max_u64 v7, v[254:255] offset:1 gds = 01 00 91 d8 07 fe 00 00
asm ds_max_u64 v100, v[254:255] offset:1 = 01 00 90 d8 64 fe 00 00
bad ds_max_u64 v100 ! 1:16: expected 2 operands, found 1
bad ds_max_u64 s100, v[216:217] ! 1:12: first operand must be a vector register
bad ds_max_u64 v100, v[216:217] offset:65536 ! 1:36: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_max_u64 v8, v[16:17] = 00 00 20 d9 08 10 00 00

target gfx90a
asm ds_max_u64 v8, v[16:17] = 00 00 90 d8 08 10 00 00

target gfx1200
asm ds_max_u64 v8, v[16:17] offset:64 = 40 00 20 d9 08 10 00 00
