# ds_or_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_or_b64 v1, v[254:255] = 00 00 94 d8 01 fe 00 00
asm ds_or_b64 v100, v[254:255] offset:4 = 04 00 94 d8 64 fe 00 00
asm ds_or_b64 v100, v[1:2] offset:65535 = ff ff 94 d8 64 01 00 00
asm ds_or_b64 v7, v[5:6] offset:1 = 01 00 94 d8 07 05 00 00
asm ds_or_b64 v5, v[100:101] offset:65535 = ff ff 94 d8 05 64 00 00
asm ds_or_b64 v204, v[1:2] offset:4 = 04 00 94 d8 cc 01 00 00
bad ds_or_b64 v100 ! 1:15: expected 2 operands, found 1
bad ds_or_b64 s100, v[216:217] ! 1:11: first operand must be a vector register
bad ds_or_b64 v100, v[216:217] offset:65536 ! 1:35: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_or_b64 v8, v[16:17] = 00 00 28 d9 08 10 00 00

target gfx90a
asm ds_or_b64 v8, v[16:17] = 00 00 94 d8 08 10 00 00

target gfx1200
asm ds_or_b64 v8, v[16:17] offset:64 = 40 00 28 d9 08 10 00 00
