# ds_write2st64_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_write2st64_b64 v226, v[5:6], v[184:185] = 00 00 9e d8 e2 05 b8 00
asm ds_write2st64_b64 v7, v[254:255], v[254:255] offset0:127 offset1:255 = 7f ff 9e d8 07 fe fe 00
asm ds_write2st64_b64 v255, v[100:101], v[100:101] offset0:255 offset1:127 = ff 7f 9e d8 ff 64 64 00
asm ds_write2st64_b64 v255, v[100:101], v[211:212] offset0:127 offset1:255 = 7f ff 9e d8 ff 64 d3 00
asm ds_write2st64_b64 v100, v[100:101], v[201:202] offset0:4 offset1:1 gds = 04 01 9f d8 64 64 c9 00
asm ds_write2st64_b64 v7, v[100:101], v[126:127] offset0:1 offset1:1 gds = 01 01 9f d8 07 64 7e 00
bad ds_write2st64_b64 v100, v[216:217] ! 1:35: expected 3 operands, found 2
bad ds_write2st64_b64 s100, v[216:217], v[0:1] ! 1:19: first operand must be a vector register
bad ds_write2st64_b64 v100, v[216:217], v[0:1] offset1:256 ! 1:52: offset1 must be 0 to 255

target gfx1010
asm ds_write2st64_b64 v8, v[16:17], v[24:25] = 00 00 3c d9 08 10 18 00

target gfx90a
asm ds_write2st64_b64 v8, v[16:17], v[24:25] = 00 00 9e d8 08 10 18 00

target gfx1100 gfx1200
asm ds_store_2addr_stride64_b64 v8, v[16:17], v[24:25] = 00 00 3c d9 08 10 18 00
