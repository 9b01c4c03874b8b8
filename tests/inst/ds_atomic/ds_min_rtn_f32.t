# ds_min_rtn_f32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_min_rtn_f32 v100, v7, v7 = 00 00 64 d8 07 07 00 64
asm ds_min_rtn_f32 v255, v120, v255 offset:1 gds = 01 00 65 d8 78 ff 00 ff
asm ds_min_rtn_f32 v5, v255, v0 offset:4 gds = 04 00 65 d8 ff 00 00 05
asm ds_min_rtn_f32 v0, v7, v255 offset:65535 gds = ff ff 65 d8 07 ff 00 00
asm ds_min_rtn_f32 v5, v0, v7 offset:65535 = ff ff 64 d8 00 07 00 05
asm ds_min_rtn_f32 v5, v5, v5 offset:65535 = ff ff 64 d8 05 05 00 05
bad ds_min_rtn_f32 v100, v216 ! 1:26: expected 3 operands, found 2
bad ds_min_rtn_f32 s100, v216, v0 ! 1:16: destination must be a vector register
bad ds_min_rtn_f32 v100, v216, v0 offset:65536 ! 1:38: offset 65536 is out of range (0 to 65535)

target gfx1010
asm ds_min_rtn_f32 v8, v16, v24 = 00 00 c8 d8 10 18 00 08

target gfx90a
asm ds_min_rtn_f32 v8, v16, v24 = 00 00 64 d8 10 18 00 08

target gfx1200
asm ds_min_num_rtn_f32 v8, v16, v24 offset:64 = 40 00 c8 d8 10 18 00 08
