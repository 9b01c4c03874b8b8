# ds_write_b8_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm ds_write_b8_d16_hi v0, v1 = 00 00 a8 d8 00 01 00 00
asm ds_write_b8_d16_hi v100, v100 offset:1 = 01 00 a8 d8 64 64 00 00
asm ds_write_b8_d16_hi v5, v5 offset:4 gds = 04 00 a9 d8 05 05 00 00
asm ds_write_b8_d16_hi v0, v255 offset:65535 = ff ff a8 d8 00 ff 00 00
asm ds_write_b8_d16_hi v255, v224 offset:4 = 04 00 a8 d8 ff e0 00 00
asm ds_write_b8_d16_hi v179, v219 offset:4 gds = 04 00 a9 d8 b3 db 00 00
bad ds_write_b8_d16_hi v100 ! 1:24: expected 2 operands, found 1
bad ds_write_b8_d16_hi s100, v216 ! 1:20: first operand must be a vector register
bad ds_write_b8_d16_hi v100, v216 offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_write_b8_d16_hi v8, v16 = 00 00 80 da 08 10 00 00

target gfx90a
asm ds_write_b8_d16_hi v8, v16 = 00 00 a8 d8 08 10 00 00

target gfx1100
asm ds_store_b8_d16_hi v8, v16 = 00 00 80 da 08 10 00 00

target gfx1200
asm ds_store_b8_d16_hi v8, v16 offset:4095 = ff 0f 80 da 08 10 00 00
