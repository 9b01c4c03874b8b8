# ds_read2st64_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_read2st64_b32 v[7:8], v5 = 00 00 70 d8 05 00 00 07
asm ds_read2st64_b32 v[7:8], v7 offset0:4 offset1:1 gds = 04 01 71 d8 07 00 00 07
asm ds_read2st64_b32 v[100:101], v230 offset0:127 offset1:1 = 7f 01 70 d8 e6 00 00 64
asm ds_read2st64_b32 v[7:8], v255 offset0:4 offset1:127 = 04 7f 70 d8 ff 00 00 07
asm ds_read2st64_b32 v[100:101], v5 offset0:255 offset1:4 = ff 04 70 d8 05 00 00 64
asm ds_read2st64_b32 v[142:143], v100 offset0:4 offset1:1 gds = 04 01 71 d8 64 00 00 8e
bad ds_read2st64_b32 v[100:101] ! 1:28: expected 2 operands, found 1
bad ds_read2st64_b32 s[100:101], v216 ! 1:18: destination must be 2 vector registers
bad ds_read2st64_b32 v[100:101], v216 offset1:256 ! 1:43: offset1 must be 0 to 255

target gfx1010
asm ds_read2st64_b32 v[8:9], v16 = 00 00 e0 d8 10 00 00 08

target gfx90a
asm ds_read2st64_b32 v[8:9], v16 = 00 00 70 d8 10 00 00 08

target gfx1100 gfx1200
asm ds_load_2addr_stride64_b32 v[8:9], v16 = 00 00 e0 d8 10 00 00 08
