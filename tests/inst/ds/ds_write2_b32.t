# ds_write2_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_write2_b32 v1, v100, v100 = 00 00 1c d8 01 64 64 00
asm ds_write2_b32 v7, v5, v7 offset0:1 offset1:1 gds = 01 01 1d d8 07 05 07 00
asm ds_write2_b32 v100, v1, v1 offset0:1 offset1:127 gds = 01 7f 1d d8 64 01 01 00
asm ds_write2_b32 v5, v100, v7 offset0:4 offset1:4 = 04 04 1c d8 05 64 07 00
asm ds_write2_b32 v5, v5, v1 offset0:1 offset1:1 gds = 01 01 1d d8 05 05 01 00
asm ds_write2_b32 v5, v223, v100 offset0:255 offset1:255 = ff ff 1c d8 05 df 64 00
bad ds_write2_b32 v100, v216 ! 1:25: expected 3 operands, found 2
bad ds_write2_b32 s100, v216, v0 ! 1:15: first operand must be a vector register
bad ds_write2_b32 v100, v216, v0 offset1:256 ! 1:38: offset1 must be 0 to 255

target gfx1010
asm ds_write2_b32 v8, v16, v24 = 00 00 38 d8 08 10 18 00

target gfx90a
asm ds_write2_b32 v8, v16, v24 = 00 00 1c d8 08 10 18 00

target gfx1100 gfx1200
asm ds_store_2addr_b32 v8, v16, v24 = 00 00 38 d8 08 10 18 00
