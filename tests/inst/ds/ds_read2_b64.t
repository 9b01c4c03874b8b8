# ds_read2_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_read2_b64 v[7:10], v7 = 00 00 ee d8 07 00 00 07
asm ds_read2_b64 v[88:91], v0 offset0:127 offset1:255 = 7f ff ee d8 00 00 00 58
asm ds_read2_b64 v[252:255], v0 offset0:255 offset1:1 = ff 01 ee d8 00 00 00 fc
asm ds_read2_b64 v[100:103], v1 offset0:127 offset1:4 gds = 7f 04 ef d8 01 00 00 64
asm ds_read2_b64 v[7:10], v38 offset0:255 offset1:255 = ff ff ee d8 26 00 00 07
asm ds_read2_b64 v[1:4], v25 offset0:4 offset1:255 = 04 ff ee d8 19 00 00 01
bad ds_read2_b64 v[100:103] ! 1:24: expected 2 operands, found 1
bad ds_read2_b64 v[100:103], v216 offset1:256 ! 1:39: offset1 must be 0 to 255

target gfx803
bad ds_read2_b64 s[100:103], v216 ! 1:14: s103 does not exist; gfx803 has s0 to s101

target gfx900
bad ds_read2_b64 s[100:103], v216 ! 1:14: s103 does not exist; gfx900 has s0 to s101

target gfx906
bad ds_read2_b64 s[100:103], v216 ! 1:14: s103 does not exist; gfx906 has s0 to s101

target gfx1010
asm ds_read2_b64 v[8:11], v16 = 00 00 dc d9 10 00 00 08

target gfx90a
asm ds_read2_b64 v[8:11], v16 = 00 00 ee d8 10 00 00 08

target gfx1100 gfx1200
asm ds_load_2addr_b64 v[8:11], v16 = 00 00 dc d9 10 00 00 08
