# ds_read_u8_d16: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm ds_read_u8_d16 v0, v5 = 00 00 ac d8 05 00 00 00
asm ds_read_u8_d16 v0, v26 offset:4 = 04 00 ac d8 1a 00 00 00
asm ds_read_u8_d16 v7, v255 offset:4 = 04 00 ac d8 ff 00 00 07
asm ds_read_u8_d16 v28, v255 offset:1 gds = 01 00 ad d8 ff 00 00 1c
asm ds_read_u8_d16 v0, v1 offset:1 = 01 00 ac d8 01 00 00 00
asm ds_read_u8_d16 v100, v73 offset:1 = 01 00 ac d8 49 00 00 64
bad ds_read_u8_d16 v100 ! 1:20: expected 2 operands, found 1
bad ds_read_u8_d16 s100, v216 ! 1:16: destination must be a vector register
bad ds_read_u8_d16 v100, v216 offset:65536 ! 1:34: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_read_u8_d16 v8, v16 = 00 00 88 da 10 00 00 08

target gfx90a
asm ds_read_u8_d16 v8, v16 = 00 00 ac d8 10 00 00 08

target gfx1100
asm ds_load_u8_d16 v8, v16 = 00 00 88 da 10 00 00 08

target gfx1200
asm ds_load_u8_d16 v8, v16 offset:16 = 10 00 88 da 10 00 00 08
