# ds_read_u16_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm ds_read_u16_d16_hi v1, v255 = 00 00 b6 d8 ff 00 00 01
asm ds_read_u16_d16_hi v7, v5 offset:4 gds = 04 00 b7 d8 05 00 00 07
asm ds_read_u16_d16_hi v0, v104 offset:4 = 04 00 b6 d8 68 00 00 00
asm ds_read_u16_d16_hi v255, v57 offset:1 gds = 01 00 b7 d8 39 00 00 ff
asm ds_read_u16_d16_hi v1, v100 offset:65535 = ff ff b6 d8 64 00 00 01
asm ds_read_u16_d16_hi v5, v1 offset:1 = 01 00 b6 d8 01 00 00 05
bad ds_read_u16_d16_hi v100 ! 1:24: expected 2 operands, found 1
bad ds_read_u16_d16_hi s100, v216 ! 1:20: destination must be a vector register
bad ds_read_u16_d16_hi v100, v216 offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_read_u16_d16_hi v8, v16 = 00 00 9c da 10 00 00 08

target gfx90a
asm ds_read_u16_d16_hi v8, v16 = 00 00 b6 d8 10 00 00 08

target gfx1100
asm ds_load_u16_d16_hi v8, v16 = 00 00 9c da 10 00 00 08

target gfx1200
asm ds_load_u16_d16_hi v8, v16 offset:4095 = ff 0f 9c da 10 00 00 08
