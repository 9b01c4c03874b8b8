# ds_read_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_read_b32 v7, v5 = 00 00 6c d8 05 00 00 07
asm ds_read_b32 v21, v100 offset:4 gds = 04 00 6d d8 64 00 00 15
asm ds_read_b32 v7, v100 offset:65535 gds = ff ff 6d d8 64 00 00 07
asm ds_read_b32 v0, v100 offset:65535 = ff ff 6c d8 64 00 00 00
asm ds_read_b32 v1, v100 offset:1 = 01 00 6c d8 64 00 00 01
asm ds_read_b32 v254, v7 offset:1 = 01 00 6c d8 07 00 00 fe
bad ds_read_b32 v100 ! 1:17: expected 2 operands, found 1
bad ds_read_b32 s100, v216 ! 1:13: destination must be a vector register
bad ds_read_b32 v100, v216 offset:65536 ! 1:31: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_read_b32 v8, v16 = 00 00 d8 d8 10 00 00 08

target gfx90a
asm ds_read_b32 v8, v16 = 00 00 6c d8 10 00 00 08

target gfx1100
asm ds_load_b32 v8, v16 = 00 00 d8 d8 10 00 00 08

target gfx1200
asm ds_load_b32 v8, v16 offset:64 = 40 00 d8 d8 10 00 00 08
