# ds_consume: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_consume v5 = 00 00 7a d9 00 00 00 05
asm ds_consume v5 offset:1 = 01 00 7a d9 00 00 00 05
asm ds_consume v255 offset:65535 gds = ff ff 7b d9 00 00 00 ff
asm ds_consume v120 offset:65535 = ff ff 7a d9 00 00 00 78
asm ds_consume v1 offset:65535 = ff ff 7a d9 00 00 00 01
asm ds_consume v7 offset:1 gds = 01 00 7b d9 00 00 00 07
bad ds_consume s100 ! 1:12: destination must be a vector register
bad ds_consume v100 offset:65536 ! 1:24: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_consume v8 = 00 00 f4 d8 00 00 00 08

target gfx90a
asm ds_consume v8 = 00 00 7a d9 00 00 00 08

target gfx1200
asm ds_consume v8 offset:16 = 10 00 f4 d8 00 00 00 08
