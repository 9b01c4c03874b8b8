# ds_max_f32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_max_f32 v7, v100 = 00 00 26 d8 07 64 00 00
asm ds_max_f32 v1, v0 offset:4 = 04 00 26 d8 01 00 00 00
asm ds_max_f32 v67, v7 offset:65535 = ff ff 26 d8 43 07 00 00
asm ds_max_f32 v7, v255 offset:1 gds = 01 00 27 d8 07 ff 00 00
asm ds_max_f32 v255, v5 offset:1 = 01 00 26 d8 ff 05 00 00
asm ds_max_f32 v156, v219 offset:1 gds = 01 00 27 d8 9c db 00 00
bad ds_max_f32 v100 ! 1:16: expected 2 operands, found 1
bad ds_max_f32 s100, v216 ! 1:12: first operand must be a vector register
bad ds_max_f32 v100, v216 offset:65536 ! 1:30: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_max_f32 v8, v16 = 00 00 4c d8 08 10 00 00

target gfx90a
asm ds_max_f32 v8, v16 = 00 00 26 d8 08 10 00 00

target gfx1200
asm ds_max_num_f32 v8, v16 offset:4095 = ff 0f 4c d8 08 10 00 00
