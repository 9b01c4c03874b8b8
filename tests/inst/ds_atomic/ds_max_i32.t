# ds_max_i32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_max_i32 v7, v100 = 00 00 0c d8 07 64 00 00
asm ds_max_i32 v216, v12 offset:4 = 04 00 0c d8 d8 0c 00 00
asm ds_max_i32 v200, v0 offset:65535 = ff ff 0c d8 c8 00 00 00
asm ds_max_i32 v5, v1 offset:4 gds = 04 00 0d d8 05 01 00 00
asm ds_max_i32 v7, v5 offset:4 = 04 00 0c d8 07 05 00 00
asm ds_max_i32 v7, v5 offset:1 gds = 01 00 0d d8 07 05 00 00
bad ds_max_i32 v100 ! 1:16: expected 2 operands, found 1
bad ds_max_i32 s100, v216 ! 1:12: first operand must be a vector register
bad ds_max_i32 v100, v216 offset:65536 ! 1:30: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_max_i32 v8, v16 = 00 00 18 d8 08 10 00 00

target gfx90a
asm ds_max_i32 v8, v16 = 00 00 0c d8 08 10 00 00

target gfx1200
asm ds_max_i32 v8, v16 offset:64 = 40 00 18 d8 08 10 00 00
