# ds_write_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_write_b32 v0, v255 = 00 00 1a d8 00 ff 00 00
asm ds_write_b32 v91, v1 offset:65535 gds = ff ff 1b d8 5b 01 00 00
asm ds_write_b32 v97, v7 offset:1 = 01 00 1a d8 61 07 00 00
asm ds_write_b32 v7, v255 offset:65535 = ff ff 1a d8 07 ff 00 00
asm ds_write_b32 v100, v7 offset:65535 = ff ff 1a d8 64 07 00 00
asm ds_write_b32 v5, v100 offset:4 = 04 00 1a d8 05 64 00 00
bad ds_write_b32 v100 ! 1:18: expected 2 operands, found 1
bad ds_write_b32 s100, v216 ! 1:14: first operand must be a vector register
bad ds_write_b32 v100, v216 offset:65536 ! 1:32: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_write_b32 v8, v16 = 00 00 34 d8 08 10 00 00

target gfx90a
asm ds_write_b32 v8, v16 = 00 00 1a d8 08 10 00 00

target gfx1100
asm ds_store_b32 v8, v16 = 00 00 34 d8 08 10 00 00

target gfx1200
asm ds_store_b32 v8, v16 offset:64 = 40 00 34 d8 08 10 00 00
