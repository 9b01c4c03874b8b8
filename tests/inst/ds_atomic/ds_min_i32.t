# ds_min_i32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_min_i32 v7, v5 = 00 00 0a d8 07 05 00 00
asm ds_min_i32 v0, v35 offset:65535 gds = ff ff 0b d8 00 23 00 00
asm ds_min_i32 v7, v0 offset:1 = 01 00 0a d8 07 00 00 00
asm ds_min_i32 v100, v1 offset:4 gds = 04 00 0b d8 64 01 00 00
asm ds_min_i32 v255, v255 offset:4 = 04 00 0a d8 ff ff 00 00
asm ds_min_i32 v84, v1 offset:65535 gds = ff ff 0b d8 54 01 00 00
bad ds_min_i32 v100 ! 1:16: expected 2 operands, found 1
bad ds_min_i32 s100, v216 ! 1:12: first operand must be a vector register
bad ds_min_i32 v100, v216 offset:65536 ! 1:30: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_min_i32 v8, v16 = 00 00 14 d8 08 10 00 00

target gfx90a
asm ds_min_i32 v8, v16 = 00 00 0a d8 08 10 00 00

target gfx1200
asm ds_min_i32 v8, v16 offset:64 = 40 00 14 d8 08 10 00 00
