# ds_read_u16_d16: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm ds_read_u16_d16 v0, v1 = 00 00 b4 d8 01 00 00 00
asm ds_read_u16_d16 v1, v255 offset:4 = 04 00 b4 d8 ff 00 00 01
asm ds_read_u16_d16 v164, v255 offset:4 = 04 00 b4 d8 ff 00 00 a4
asm ds_read_u16_d16 v1, v0 offset:1 = 01 00 b4 d8 00 00 00 01
asm ds_read_u16_d16 v255, v100 offset:4 gds = 04 00 b5 d8 64 00 00 ff
asm ds_read_u16_d16 v255, v0 offset:65535 = ff ff b4 d8 00 00 00 ff
bad ds_read_u16_d16 v100 ! 1:21: expected 2 operands, found 1
bad ds_read_u16_d16 s100, v216 ! 1:17: destination must be a vector register
bad ds_read_u16_d16 v100, v216 offset:65536 ! 1:35: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_read_u16_d16 v8, v16 = 00 00 98 da 10 00 00 08

target gfx90a
asm ds_read_u16_d16 v8, v16 = 00 00 b4 d8 10 00 00 08

target gfx1100
asm ds_load_u16_d16 v8, v16 = 00 00 98 da 10 00 00 08

target gfx1200
asm ds_load_u16_d16 v8, v16 offset:4095 = ff 0f 98 da 10 00 00 08
