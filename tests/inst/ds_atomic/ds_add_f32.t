# ds_add_f32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_add_f32 v67, v255 = 00 00 2a d8 43 ff 00 00
asm ds_add_f32 v176, v0 offset:1 gds = 01 00 2b d8 b0 00 00 00
asm ds_add_f32 v7, v7 offset:65535 = ff ff 2a d8 07 07 00 00
asm ds_add_f32 v0, v255 offset:4 gds = 04 00 2b d8 00 ff 00 00
asm ds_add_f32 v0, v255 offset:1 = 01 00 2a d8 00 ff 00 00
asm ds_add_f32 v0, v100 offset:65535 gds = ff ff 2b d8 00 64 00 00
bad ds_add_f32 v100 ! 1:16: expected 2 operands, found 1
bad ds_add_f32 s100, v216 ! 1:12: first operand must be a vector register
bad ds_add_f32 v100, v216 offset:65536 ! 1:30: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_add_f32 v8, v16 = 00 00 54 d8 08 10 00 00

target gfx90a
asm ds_add_f32 v8, v16 = 00 00 2a d8 08 10 00 00

target gfx1200
asm ds_add_f32 v8, v16 offset:64 = 40 00 54 d8 08 10 00 00
