# ds_write2_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_write2_b64 v0, v[7:8], v[7:8] = 00 00 9c d8 00 07 07 00
asm ds_write2_b64 v0, v[100:101], v[100:101] offset0:4 offset1:255 = 04 ff 9c d8 00 64 64 00
asm ds_write2_b64 v255, v[7:8], v[7:8] offset0:4 offset1:1 = 04 01 9c d8 ff 07 07 00
asm ds_write2_b64 v100, v[100:101], v[0:1] offset0:255 offset1:127 gds = ff 7f 9d d8 64 64 00 00
asm ds_write2_b64 v1, v[5:6], v[254:255] offset0:4 offset1:127 gds = 04 7f 9d d8 01 05 fe 00
asm ds_write2_b64 v7, v[5:6], v[254:255] offset0:127 offset1:127 = 7f 7f 9c d8 07 05 fe 00
bad ds_write2_b64 v100, v[216:217] ! 1:31: expected 3 operands, found 2
bad ds_write2_b64 s100, v[216:217], v[0:1] ! 1:15: first operand must be a vector register
bad ds_write2_b64 v100, v[216:217], v[0:1] offset1:256 ! 1:48: offset1 must be 0 to 255

target gfx1010
asm ds_write2_b64 v8, v[16:17], v[24:25] = 00 00 38 d9 08 10 18 00

target gfx90a
asm ds_write2_b64 v8, v[16:17], v[24:25] = 00 00 9c d8 08 10 18 00

target gfx1100 gfx1200
asm ds_store_2addr_b64 v8, v[16:17], v[24:25] = 00 00 38 d9 08 10 18 00
