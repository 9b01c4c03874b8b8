# ds_min_f32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_min_f32 v7, v51 = 00 00 24 d8 07 33 00 00
asm ds_min_f32 v0, v50 offset:4 gds = 04 00 25 d8 00 32 00 00
asm ds_min_f32 v1, v255 offset:65535 = ff ff 24 d8 01 ff 00 00
asm ds_min_f32 v0, v0 offset:4 gds = 04 00 25 d8 00 00 00 00
asm ds_min_f32 v7, v218 offset:1 gds = 01 00 25 d8 07 da 00 00
asm ds_min_f32 v0, v7 offset:4 = 04 00 24 d8 00 07 00 00
bad ds_min_f32 v100 ! 1:16: expected 2 operands, found 1
bad ds_min_f32 s100, v216 ! 1:12: first operand must be a vector register
bad ds_min_f32 v100, v216 offset:65536 ! 1:30: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_min_f32 v8, v16 = 00 00 48 d8 08 10 00 00

target gfx90a
asm ds_min_f32 v8, v16 = 00 00 24 d8 08 10 00 00

target gfx1200
asm ds_min_num_f32 v8, v16 offset:4095 = ff 0f 48 d8 08 10 00 00
