# ds_max_u32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_max_u32 v241, v100 = 00 00 10 d8 f1 64 00 00
asm ds_max_u32 v1, v100 offset:4 gds = 04 00 11 d8 01 64 00 00
asm ds_max_u32 v0, v1 offset:4 gds = 04 00 11 d8 00 01 00 00
asm ds_max_u32 v100, v7 offset:4 gds = 04 00 11 d8 64 07 00 00
asm ds_max_u32 v1, v7 offset:1 = 01 00 10 d8 01 07 00 00
asm ds_max_u32 v1, v100 offset:4 = 04 00 10 d8 01 64 00 00
bad ds_max_u32 v100 ! 1:16: expected 2 operands, found 1
bad ds_max_u32 s100, v216 ! 1:12: first operand must be a vector register
bad ds_max_u32 v100, v216 offset:65536 ! 1:30: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_max_u32 v8, v16 = 00 00 20 d8 08 10 00 00

target gfx90a
asm ds_max_u32 v8, v16 = 00 00 10 d8 08 10 00 00

target gfx1200
asm ds_max_u32 v8, v16 offset:4095 = ff 0f 20 d8 08 10 00 00
