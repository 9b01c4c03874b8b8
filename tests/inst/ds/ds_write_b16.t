# ds_write_b16: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_write_b16 v255, v255 = 00 00 3e d8 ff ff 00 00
asm ds_write_b16 v5, v0 offset:4 gds = 04 00 3f d8 05 00 00 00
asm ds_write_b16 v0, v7 offset:1 = 01 00 3e d8 00 07 00 00
asm ds_write_b16 v163, v255 offset:65535 = ff ff 3e d8 a3 ff 00 00
asm ds_write_b16 v255, v1 offset:1 = 01 00 3e d8 ff 01 00 00
asm ds_write_b16 v100, v1 offset:4 = 04 00 3e d8 64 01 00 00
bad ds_write_b16 v100 ! 1:18: expected 2 operands, found 1
bad ds_write_b16 s100, v216 ! 1:14: first operand must be a vector register
bad ds_write_b16 v100, v216 offset:65536 ! 1:32: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_write_b16 v8, v16 = 00 00 7c d8 08 10 00 00

target gfx90a
asm ds_write_b16 v8, v16 = 00 00 3e d8 08 10 00 00

target gfx1100
asm ds_store_b16 v8, v16 = 00 00 7c d8 08 10 00 00

target gfx1200
asm ds_store_b16 v8, v16 offset:16 = 10 00 7c d8 08 10 00 00
