# ds_cmpst_f32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_cmpst_f32 v7, v0, v16 = 00 00 22 d8 07 00 10 00
asm ds_cmpst_f32 v184, v100, v0 offset:65535 = ff ff 22 d8 b8 64 00 00
asm ds_cmpst_f32 v100, v0, v205 offset:4 gds = 04 00 23 d8 64 00 cd 00
asm ds_cmpst_f32 v255, v7, v1 offset:1 = 01 00 22 d8 ff 07 01 00
asm ds_cmpst_f32 v7, v100, v1 offset:1 = 01 00 22 d8 07 64 01 00
asm ds_cmpst_f32 v255, v5, v177 offset:4 = 04 00 22 d8 ff 05 b1 00
bad ds_cmpst_f32 v100, v216 ! 1:24: expected 3 operands, found 2
bad ds_cmpst_f32 s100, v216, v0 ! 1:14: first operand must be a vector register
bad ds_cmpst_f32 v100, v216, v0 offset:65536 ! 1:36: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_cmpst_f32 v8, v16, v24 = 00 00 44 d8 08 10 18 00

target gfx90a
asm ds_cmpst_f32 v8, v16, v24 = 00 00 22 d8 08 10 18 00
