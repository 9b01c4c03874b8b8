# ds_read2st64_b64: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_read2st64_b64 v[5:8], v0 = 00 00 f0 d8 00 00 00 05
asm ds_read2st64_b64 v[172:175], v7 offset0:4 offset1:255 = 04 ff f0 d8 07 00 00 ac
asm ds_read2st64_b64 v[12:15], v7 offset0:1 offset1:127 gds = 01 7f f1 d8 07 00 00 0c
asm ds_read2st64_b64 v[5:8], v5 offset0:1 offset1:255 gds = 01 ff f1 d8 05 00 00 05
asm ds_read2st64_b64 v[158:161], v100 offset0:1 offset1:4 gds = 01 04 f1 d8 64 00 00 9e
asm ds_read2st64_b64 v[7:10], v100 offset0:127 offset1:127 = 7f 7f f0 d8 64 00 00 07
bad ds_read2st64_b64 v[100:103] ! 1:28: expected 2 operands, found 1
bad ds_read2st64_b64 v[100:103], v216 offset1:256 ! 1:43: offset1 must be 0 to 255

target gfx803
bad ds_read2st64_b64 s[100:103], v216 ! 1:18: s103 does not exist; gfx803 has s0 to s101

target gfx900
bad ds_read2st64_b64 s[100:103], v216 ! 1:18: s103 does not exist; gfx900 has s0 to s101

target gfx906
bad ds_read2st64_b64 s[100:103], v216 ! 1:18: s103 does not exist; gfx906 has s0 to s101

target gfx1010
asm ds_read2st64_b64 v[8:11], v16 = 00 00 e0 d9 10 00 00 08

target gfx90a
asm ds_read2st64_b64 v[8:11], v16 = 00 00 f0 d8 10 00 00 08

target gfx1100 gfx1200
asm ds_load_2addr_stride64_b64 v[8:11], v16 = 00 00 e0 d9 10 00 00 08
