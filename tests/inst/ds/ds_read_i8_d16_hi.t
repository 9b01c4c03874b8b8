# ds_read_i8_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm ds_read_i8_d16_hi v197, v255 = 00 00 b2 d8 ff 00 00 c5
asm ds_read_i8_d16_hi v255, v7 offset:1 = 01 00 b2 d8 07 00 00 ff
asm ds_read_i8_d16_hi v255, v1 offset:4 gds = 04 00 b3 d8 01 00 00 ff
asm ds_read_i8_d16_hi v5, v102 offset:65535 gds = ff ff b3 d8 66 00 00 05
asm ds_read_i8_d16_hi v1, v255 offset:4 = 04 00 b2 d8 ff 00 00 01
asm ds_read_i8_d16_hi v15, v100 offset:65535 = ff ff b2 d8 64 00 00 0f
bad ds_read_i8_d16_hi v100 ! 1:23: expected 2 operands, found 1
bad ds_read_i8_d16_hi s100, v216 ! 1:19: destination must be a vector register
bad ds_read_i8_d16_hi v100, v216 offset:65536 ! 1:37: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_read_i8_d16_hi v8, v16 = 00 00 94 da 10 00 00 08

target gfx90a
asm ds_read_i8_d16_hi v8, v16 = 00 00 b2 d8 10 00 00 08

target gfx1100
asm ds_load_i8_d16_hi v8, v16 = 00 00 94 da 10 00 00 08

target gfx1200
asm ds_load_i8_d16_hi v8, v16 offset:64 = 40 00 94 da 10 00 00 08
