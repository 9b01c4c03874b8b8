# ds_write_b16_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm ds_write_b16_d16_hi v255, v255 = 00 00 aa d8 ff ff 00 00
asm ds_write_b16_d16_hi v5, v7 offset:4 gds = 04 00 ab d8 05 07 00 00
asm ds_write_b16_d16_hi v0, v7 offset:65535 = ff ff aa d8 00 07 00 00
asm ds_write_b16_d16_hi v0, v7 offset:65535 gds = ff ff ab d8 00 07 00 00
asm ds_write_b16_d16_hi v7, v0 offset:4 = 04 00 aa d8 07 00 00 00
asm ds_write_b16_d16_hi v205, v93 offset:65535 = ff ff aa d8 cd 5d 00 00
bad ds_write_b16_d16_hi v100 ! 1:25: expected 2 operands, found 1
bad ds_write_b16_d16_hi s100, v216 ! 1:21: first operand must be a vector register
bad ds_write_b16_d16_hi v100, v216 offset:65536 ! 1:39: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_write_b16_d16_hi v8, v16 = 00 00 84 da 08 10 00 00

target gfx90a
asm ds_write_b16_d16_hi v8, v16 = 00 00 aa d8 08 10 00 00

target gfx1100
asm ds_store_b16_d16_hi v8, v16 = 00 00 84 da 08 10 00 00

target gfx1200
asm ds_store_b16_d16_hi v8, v16 offset:64 = 40 00 84 da 08 10 00 00
