# ds_and_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_and_b64 v7, v[100:101] = 00 00 92 d8 07 64 00 00
asm ds_and_b64 v255, v[5:6] offset:65535 = ff ff 92 d8 ff 05 00 00
asm ds_and_b64 v5, v[0:1] offset:1 = 01 00 92 d8 05 00 00 00
asm ds_and_b64 v255, v[1:2] offset:1 = 01 00 92 d8 ff 01 00 00
asm ds_and_b64 v1, v[5:6] offset:1 = 01 00 92 d8 01 05 00 00
asm ds_and_b64 v59, v[230:231] offset:65535 = ff ff 92 d8 3b e6 00 00
bad ds_and_b64 v100 ! 1:16: expected 2 operands, found 1
bad ds_and_b64 s100, v[216:217] ! 1:12: first operand must be a vector register
bad ds_and_b64 v100, v[216:217] offset:65536 ! 1:36: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_and_b64 v8, v[16:17] = 00 00 24 d9 08 10 00 00

target gfx90a
asm ds_and_b64 v8, v[16:17] = 00 00 92 d8 08 10 00 00

target gfx1200
asm ds_and_b64 v8, v[16:17] offset:4095 = ff 0f 24 d9 08 10 00 00
