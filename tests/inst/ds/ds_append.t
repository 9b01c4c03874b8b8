# ds_append: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_append v100 = 00 00 7c d9 00 00 00 64
asm ds_append v255 offset:65535 = ff ff 7c d9 00 00 00 ff
asm ds_append v0 offset:4 gds = 04 00 7d d9 00 00 00 00
asm ds_append v5 offset:65535 gds = ff ff 7d d9 00 00 00 05
asm ds_append v0 offset:1 gds = 01 00 7d d9 00 00 00 00
asm ds_append v100 offset:1 gds = 01 00 7d d9 00 00 00 64
bad ds_append s100 ! 1:11: destination must be a vector register
bad ds_append v100 offset:65536 ! 1:23: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_append v8 = 00 00 f8 d8 00 00 00 08

target gfx90a
asm ds_append v8 = 00 00 7c d9 00 00 00 08

target gfx1200
asm ds_append v8 offset:64 = 40 00 f8 d8 00 00 00 08
