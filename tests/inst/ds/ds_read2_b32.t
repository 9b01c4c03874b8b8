# ds_read2_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_read2_b32 v[100:101], v7 = 00 00 6e d8 07 00 00 64
asm ds_read2_b32 v[1:2], v112 offset0:127 offset1:4 gds = 7f 04 6f d8 70 00 00 01
asm ds_read2_b32 v[254:255], v0 offset0:255 offset1:255 = ff ff 6e d8 00 00 00 fe
asm ds_read2_b32 v[1:2], v255 offset0:1 offset1:127 = 01 7f 6e d8 ff 00 00 01
asm ds_read2_b32 v[1:2], v100 offset0:255 offset1:127 gds = ff 7f 6f d8 64 00 00 01
asm ds_read2_b32 v[254:255], v1 offset0:127 offset1:127 gds = 7f 7f 6f d8 01 00 00 fe
bad ds_read2_b32 v[100:101] ! 1:24: expected 2 operands, found 1
bad ds_read2_b32 s[100:101], v216 ! 1:14: destination must be 2 vector registers
bad ds_read2_b32 v[100:101], v216 offset1:256 ! 1:39: offset1 must be 0 to 255

target gfx1010
asm ds_read2_b32 v[8:9], v16 = 00 00 dc d8 10 00 00 08

target gfx90a
asm ds_read2_b32 v[8:9], v16 = 00 00 6e d8 10 00 00 08

target gfx1100 gfx1200
asm ds_load_2addr_b32 v[8:9], v16 = 00 00 dc d8 10 00 00 08
