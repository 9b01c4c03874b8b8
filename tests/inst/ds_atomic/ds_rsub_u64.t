# ds_rsub_u64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_rsub_u64 v0, v[0:1] = 00 00 84 d8 00 00 00 00
asm ds_rsub_u64 v0, v[100:101] offset:65535 gds = ff ff 85 d8 00 64 00 00
asm ds_rsub_u64 v0, v[100:101] offset:1 gds = 01 00 85 d8 00 64 00 00
asm ds_rsub_u64 v0, v[141:142] offset:1 gds = 01 00 85 d8 00 8d 00 00
asm ds_rsub_u64 v255, v[0:1] offset:1 = 01 00 84 d8 ff 00 00 00
asm ds_rsub_u64 v0, v[1:2] offset:65535 gds = ff ff 85 d8 00 01 00 00
bad ds_rsub_u64 v100 ! 1:17: expected 2 operands, found 1
bad ds_rsub_u64 s100, v[216:217] ! 1:13: first operand must be a vector register
bad ds_rsub_u64 v100, v[216:217] offset:65536 ! 1:37: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_rsub_u64 v8, v[16:17] = 00 00 08 d9 08 10 00 00

target gfx90a
asm ds_rsub_u64 v8, v[16:17] = 00 00 84 d8 08 10 00 00

target gfx1200
asm ds_rsub_u64 v8, v[16:17] offset:64 = 40 00 08 d9 08 10 00 00
