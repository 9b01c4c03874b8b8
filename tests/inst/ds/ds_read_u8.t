# ds_read_u8: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_read_u8 v1, v255 = 00 00 74 d8 ff 00 00 01
asm ds_read_u8 v7, v5 offset:4 = 04 00 74 d8 05 00 00 07
asm ds_read_u8 v100, v255 offset:4 = 04 00 74 d8 ff 00 00 64
asm ds_read_u8 v78, v96 offset:65535 gds = ff ff 75 d8 60 00 00 4e
asm ds_read_u8 v5, v7 offset:4 gds = 04 00 75 d8 07 00 00 05
asm ds_read_u8 v1, v0 offset:4 = 04 00 74 d8 00 00 00 01
bad ds_read_u8 v100 ! 1:16: expected 2 operands, found 1
bad ds_read_u8 s100, v216 ! 1:12: destination must be a vector register
bad ds_read_u8 v100, v216 offset:65536 ! 1:30: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_read_u8 v8, v16 = 00 00 e8 d8 10 00 00 08

target gfx90a
asm ds_read_u8 v8, v16 = 00 00 74 d8 10 00 00 08

target gfx1100
asm ds_load_u8 v8, v16 = 00 00 e8 d8 10 00 00 08

target gfx1200
asm ds_load_u8 v8, v16 offset:4095 = ff 0f e8 d8 10 00 00 08
