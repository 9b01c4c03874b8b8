# ds_read_u8_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm ds_read_u8_d16_hi v255, v1 = 00 00 ae d8 01 00 00 ff
asm ds_read_u8_d16_hi v255, v231 offset:1 = 01 00 ae d8 e7 00 00 ff
asm ds_read_u8_d16_hi v255, v100 offset:1 = 01 00 ae d8 64 00 00 ff
asm ds_read_u8_d16_hi v0, v0 offset:4 = 04 00 ae d8 00 00 00 00
asm ds_read_u8_d16_hi v255, v1 offset:4 gds = 04 00 af d8 01 00 00 ff
asm ds_read_u8_d16_hi v100, v1 offset:4 gds = 04 00 af d8 01 00 00 64
bad ds_read_u8_d16_hi v100 ! 1:23: expected 2 operands, found 1
bad ds_read_u8_d16_hi s100, v216 ! 1:19: destination must be a vector register
bad ds_read_u8_d16_hi v100, v216 offset:65536 ! 1:37: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_read_u8_d16_hi v8, v16 = 00 00 8c da 10 00 00 08

target gfx90a
asm ds_read_u8_d16_hi v8, v16 = 00 00 ae d8 10 00 00 08

target gfx1100
asm ds_load_u8_d16_hi v8, v16 = 00 00 8c da 10 00 00 08

target gfx1200
asm ds_load_u8_d16_hi v8, v16 offset:16 = 10 00 8c da 10 00 00 08
