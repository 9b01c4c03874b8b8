# ds_read_i8: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_read_i8 v255, v191 = 00 00 72 d8 bf 00 00 ff
asm ds_read_i8 v100, v7 offset:4 gds = 04 00 73 d8 07 00 00 64
asm ds_read_i8 v255, v0 offset:65535 = ff ff 72 d8 00 00 00 ff
asm ds_read_i8 v1, v255 offset:1 gds = 01 00 73 d8 ff 00 00 01
asm ds_read_i8 v5, v7 offset:1 = 01 00 72 d8 07 00 00 05
asm ds_read_i8 v255, v255 offset:1 gds = 01 00 73 d8 ff 00 00 ff
bad ds_read_i8 v100 ! 1:16: expected 2 operands, found 1
bad ds_read_i8 s100, v216 ! 1:12: destination must be a vector register
bad ds_read_i8 v100, v216 offset:65536 ! 1:30: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_read_i8 v8, v16 = 00 00 e4 d8 10 00 00 08

target gfx90a
asm ds_read_i8 v8, v16 = 00 00 72 d8 10 00 00 08

target gfx1100
asm ds_load_i8 v8, v16 = 00 00 e4 d8 10 00 00 08

target gfx1200
asm ds_load_i8 v8, v16 offset:4095 = ff 0f e4 d8 10 00 00 08
