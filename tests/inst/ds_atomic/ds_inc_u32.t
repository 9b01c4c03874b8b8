# ds_inc_u32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_inc_u32 v7, v7 = 00 00 06 d8 07 07 00 00
asm ds_inc_u32 v5, v100 offset:4 = 04 00 06 d8 05 64 00 00
asm ds_inc_u32 v7, v7 offset:1 gds = 01 00 07 d8 07 07 00 00
asm ds_inc_u32 v7, v7 offset:4 gds = 04 00 07 d8 07 07 00 00
asm ds_inc_u32 v255, v255 offset:1 gds = 01 00 07 d8 ff ff 00 00
asm ds_inc_u32 v0, v7 offset:65535 gds = ff ff 07 d8 00 07 00 00
bad ds_inc_u32 v100 ! 1:16: expected 2 operands, found 1
bad ds_inc_u32 s100, v216 ! 1:12: first operand must be a vector register
bad ds_inc_u32 v100, v216 offset:65536 ! 1:30: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_inc_u32 v8, v16 = 00 00 0c d8 08 10 00 00

target gfx90a
asm ds_inc_u32 v8, v16 = 00 00 06 d8 08 10 00 00

target gfx1200
asm ds_inc_u32 v8, v16 offset:16 = 10 00 0c d8 08 10 00 00
