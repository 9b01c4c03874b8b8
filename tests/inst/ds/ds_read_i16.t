# ds_read_i16: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_read_i16 v0, v100 = 00 00 76 d8 64 00 00 00
asm ds_read_i16 v1, v7 offset:1 gds = 01 00 77 d8 07 00 00 01
asm ds_read_i16 v5, v5 offset:65535 = ff ff 76 d8 05 00 00 05
asm ds_read_i16 v255, v255 offset:65535 gds = ff ff 77 d8 ff 00 00 ff
asm ds_read_i16 v7, v5 offset:65535 = ff ff 76 d8 05 00 00 07
asm ds_read_i16 v1, v100 offset:1 gds = 01 00 77 d8 64 00 00 01
bad ds_read_i16 v100 ! 1:17: expected 2 operands, found 1
bad ds_read_i16 s100, v216 ! 1:13: destination must be a vector register
bad ds_read_i16 v100, v216 offset:65536 ! 1:31: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_read_i16 v8, v16 = 00 00 ec d8 10 00 00 08

target gfx90a
asm ds_read_i16 v8, v16 = 00 00 76 d8 10 00 00 08

target gfx1100
asm ds_load_i16 v8, v16 = 00 00 ec d8 10 00 00 08

target gfx1200
asm ds_load_i16 v8, v16 offset:16 = 10 00 ec d8 10 00 00 08
