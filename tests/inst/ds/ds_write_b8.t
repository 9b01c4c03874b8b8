# ds_write_b8: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_write_b8 v0, v5 = 00 00 3c d8 00 05 00 00
asm ds_write_b8 v100, v105 offset:4 = 04 00 3c d8 64 69 00 00
asm ds_write_b8 v107, v255 offset:65535 = ff ff 3c d8 6b ff 00 00
asm ds_write_b8 v255, v100 offset:65535 gds = ff ff 3d d8 ff 64 00 00
asm ds_write_b8 v29, v7 offset:4 gds = 04 00 3d d8 1d 07 00 00
asm ds_write_b8 v100, v5 offset:4 = 04 00 3c d8 64 05 00 00
bad ds_write_b8 v100 ! 1:17: expected 2 operands, found 1
bad ds_write_b8 s100, v216 ! 1:13: first operand must be a vector register
bad ds_write_b8 v100, v216 offset:65536 ! 1:31: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_write_b8 v8, v16 = 00 00 78 d8 08 10 00 00

target gfx90a
asm ds_write_b8 v8, v16 = 00 00 3c d8 08 10 00 00

target gfx1100
asm ds_store_b8 v8, v16 = 00 00 78 d8 08 10 00 00

target gfx1200
asm ds_store_b8 v8, v16 offset:4095 = ff 0f 78 d8 08 10 00 00
