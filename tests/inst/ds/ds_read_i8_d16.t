# ds_read_i8_d16: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm ds_read_i8_d16 v7, v100 = 00 00 b0 d8 64 00 00 07
asm ds_read_i8_d16 v1, v129 offset:4 gds = 04 00 b1 d8 81 00 00 01
asm ds_read_i8_d16 v100, v1 offset:65535 = ff ff b0 d8 01 00 00 64
asm ds_read_i8_d16 v5, v0 offset:1 gds = 01 00 b1 d8 00 00 00 05
asm ds_read_i8_d16 v7, v7 offset:1 = 01 00 b0 d8 07 00 00 07
asm ds_read_i8_d16 v100, v0 offset:4 = 04 00 b0 d8 00 00 00 64
bad ds_read_i8_d16 v100 ! 1:20: expected 2 operands, found 1
bad ds_read_i8_d16 s100, v216 ! 1:16: destination must be a vector register
bad ds_read_i8_d16 v100, v216 offset:65536 ! 1:34: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_read_i8_d16 v8, v16 = 00 00 90 da 10 00 00 08

target gfx90a
asm ds_read_i8_d16 v8, v16 = 00 00 b0 d8 10 00 00 08

target gfx1100
asm ds_load_i8_d16 v8, v16 = 00 00 90 da 10 00 00 08

target gfx1200
asm ds_load_i8_d16 v8, v16 offset:64 = 40 00 90 da 10 00 00 08
