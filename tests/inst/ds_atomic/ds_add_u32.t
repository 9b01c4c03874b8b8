# ds_add_u32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_add_u32 v187, v255 = 00 00 00 d8 bb ff 00 00
asm ds_add_u32 v255, v100 offset:1 = 01 00 00 d8 ff 64 00 00
asm ds_add_u32 v7, v255 offset:1 = 01 00 00 d8 07 ff 00 00
asm ds_add_u32 v89, v35 offset:4 gds = 04 00 01 d8 59 23 00 00
asm ds_add_u32 v255, v7 offset:1 = 01 00 00 d8 ff 07 00 00
asm ds_add_u32 v7, v100 offset:4 gds = 04 00 01 d8 07 64 00 00
bad ds_add_u32 v100 ! 1:16: expected 2 operands, found 1
bad ds_add_u32 s100, v216 ! 1:12: first operand must be a vector register
bad ds_add_u32 v100, v216 offset:65536 ! 1:30: offset 65536 is out of range (0 to 65535)

target gfx1010 gfx90a
asm ds_add_u32 v8, v16 = 00 00 00 d8 08 10 00 00

target gfx1200
asm ds_add_u32 v8, v16 offset:64 = 40 00 00 d8 08 10 00 00
