# ds_write2st64_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_write2st64_b32 v5, v46, v0 = 00 00 1e d8 05 2e 00 00
asm ds_write2st64_b32 v5, v0, v204 offset0:255 offset1:255 = ff ff 1e d8 05 00 cc 00
asm ds_write2st64_b32 v0, v1, v0 offset0:4 offset1:1 = 04 01 1e d8 00 01 00 00
asm ds_write2st64_b32 v7, v5, v100 offset0:255 offset1:4 = ff 04 1e d8 07 05 64 00
asm ds_write2st64_b32 v100, v5, v0 offset0:127 offset1:127 = 7f 7f 1e d8 64 05 00 00
asm ds_write2st64_b32 v0, v7, v0 offset0:4 offset1:4 = 04 04 1e d8 00 07 00 00
bad ds_write2st64_b32 v100, v216 ! 1:29: expected 3 operands, found 2
bad ds_write2st64_b32 s100, v216, v0 ! 1:19: first operand must be a vector register
bad ds_write2st64_b32 v100, v216, v0 offset1:256 ! 1:42: offset1 must be 0 to 255

target gfx1010
asm ds_write2st64_b32 v8, v16, v24 = 00 00 3c d8 08 10 18 00

target gfx90a
asm ds_write2st64_b32 v8, v16, v24 = 00 00 1e d8 08 10 18 00

target gfx1100 gfx1200
asm ds_store_2addr_stride64_b32 v8, v16, v24 = 00 00 3c d8 08 10 18 00
